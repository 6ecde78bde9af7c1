import { type ReactNode } from 'react';
import type { ListPage } from './paged-list';
export interface WindowedCardGridProps<T> {
    readonly label: string;
    readonly part: ListPage<T>;
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, index: number) => ReactNode;
    readonly estimateRowHeight?: number;
    readonly minColumnWidth?: number;
    readonly gap?: number;
}
export declare function WindowedCardGrid<T>({ label, part, itemKey, renderItem, estimateRowHeight, minColumnWidth, gap, }: WindowedCardGridProps<T>): import("react").JSX.Element;
