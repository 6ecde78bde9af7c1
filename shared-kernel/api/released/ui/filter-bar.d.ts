import type { ReactNode } from 'react';
export interface FilterBarProps {
    readonly label: string;
    readonly children: ReactNode;
    readonly result?: ReactNode;
    readonly tools?: ReactNode;
}
export declare function FilterBar({ label, children, result, tools }: FilterBarProps): import("react").JSX.Element;
