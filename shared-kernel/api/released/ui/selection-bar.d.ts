import type { ReactNode } from 'react';
export interface SelectionBarProps {
    readonly label: string;
    readonly count: number;
    readonly onNone: () => void;
    readonly children: ReactNode;
}
export declare function SelectionBar({ label, count, onNone, children }: SelectionBarProps): import("react").JSX.Element | null;
