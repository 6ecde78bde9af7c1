import type { ReactNode } from 'react';
export interface StackProps {
    readonly children: ReactNode;
}
export declare function Stack({ children }: StackProps): import("react").JSX.Element;
