import { type ReactElement, type ReactNode } from 'react';
export interface TipProps {
    readonly content: ReactNode;
    readonly children: ReactElement;
    readonly side?: 'top' | 'right' | 'bottom' | 'left';
}
export declare function Tip({ content, children, side }: TipProps): import("react").JSX.Element;
