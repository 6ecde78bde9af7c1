import type { ReactNode } from 'react';
export interface VirtualCardGridProps<T> {
    readonly label: string;
    readonly items: readonly T[];
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, index: number) => ReactNode;
    readonly estimateRowHeight?: number;
    readonly minColumnWidth?: number;
    readonly gap?: number;
}
export declare function VirtualCardGrid<T>({ items, ...props }: VirtualCardGridProps<T>): import("react").JSX.Element;
