import type { ReactNode } from 'react';
import { type IllustrationName } from './illustration';
export interface EmptyStateProps {
    readonly title: string;
    readonly description?: ReactNode;
    readonly action?: ReactNode;
    readonly illustration?: IllustrationName;
}
export declare function EmptyState({ title, description, action, illustration, }: EmptyStateProps): import("react").JSX.Element;
