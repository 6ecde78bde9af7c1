import { type ReactNode } from 'react';
import type { PortalKey } from '../domain/portal';
import type { Workspace } from './workspace';
export interface WorkspaceProviderProps {
    readonly portal?: PortalKey;
    readonly workspace?: Workspace;
    readonly children: ReactNode;
}
export declare function WorkspaceProvider({ portal, workspace, children, }: WorkspaceProviderProps): import("react").JSX.Element;
