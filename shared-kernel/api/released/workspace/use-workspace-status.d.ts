import type { WorkspaceStatus } from './status';
export declare function useWorkspaceStatus(): WorkspaceStatus;
