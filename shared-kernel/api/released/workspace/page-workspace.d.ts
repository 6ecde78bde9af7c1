import { type Workspace } from './workspace';
export declare function pageWorkspace(): Workspace;
