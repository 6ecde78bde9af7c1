import { type ReactNode } from 'react';
export interface ErrorCardProps {
    readonly error: unknown;
    readonly onRetry: () => void;
    readonly title?: string;
    readonly actions?: ReactNode;
}
export declare function ErrorCard({ error, onRetry, title, actions, }: ErrorCardProps): import("react").JSX.Element;
