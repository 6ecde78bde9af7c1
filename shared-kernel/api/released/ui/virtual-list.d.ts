import type { ReactNode } from 'react';
export interface VirtualListProps<T> {
    readonly label: string;
    readonly items: readonly T[];
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, above: T | undefined) => ReactNode;
    readonly estimateSize?: number;
    readonly gap?: number;
    readonly height?: number;
}
export declare function VirtualList<T>({ items, ...props }: VirtualListProps<T>): import("react").JSX.Element;
