import type { ReactNode } from 'react';
export interface FormActionsProps {
    readonly children: ReactNode;
}
export declare function FormActions({ children }: FormActionsProps): import("react").JSX.Element;
