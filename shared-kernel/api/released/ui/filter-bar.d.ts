import type { ReactNode } from 'react';
export interface FilterBarProps {
    readonly label: string;
    readonly children: ReactNode;
    readonly result?: ReactNode;
}
export declare function FilterBar({ label, children, result }: FilterBarProps): import("react").JSX.Element;
