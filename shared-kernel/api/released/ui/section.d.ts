import { type ReactNode } from 'react';
export interface SectionProps {
    readonly title: ReactNode;
    readonly description?: ReactNode;
    readonly actions?: ReactNode;
    readonly children: ReactNode;
    readonly level?: 2 | 3 | 4;
    readonly look?: 'card' | 'plain';
    readonly id?: string;
}
export declare function Section({ title, description, actions, children, level, look, id, }: SectionProps): import("react").JSX.Element;
