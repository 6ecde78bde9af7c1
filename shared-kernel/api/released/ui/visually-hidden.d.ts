import type { ReactNode } from 'react';
export interface VisuallyHiddenProps {
    readonly children: ReactNode;
}
export declare function VisuallyHidden({ children }: VisuallyHiddenProps): import("react").JSX.Element;
