import type { ReactNode } from 'react';
export interface FormGridProps {
    readonly children: ReactNode;
}
export declare function FormGrid({ children }: FormGridProps): import("react").JSX.Element;
