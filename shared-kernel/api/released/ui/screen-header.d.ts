import type { ReactNode } from 'react';
export interface ScreenHeaderProps {
    readonly title: ReactNode;
    readonly description?: ReactNode;
    readonly actions?: ReactNode;
    readonly meta?: ReactNode;
    readonly isDated?: boolean | undefined;
    readonly level?: 1 | 2;
}
export declare function ScreenHeader({ title, description, actions, meta, isDated, level, }: ScreenHeaderProps): import("react").JSX.Element;
