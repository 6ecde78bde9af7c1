import { type ReactNode } from 'react';
import type { ListPage } from './paged-list';
export interface WindowedListProps<T> {
    readonly label: string;
    readonly part: ListPage<T>;
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, above: T | undefined) => ReactNode;
    readonly estimateSize?: number;
    readonly gap?: number;
    readonly height?: number;
}
export declare function WindowedList<T>({ label, part, itemKey, renderItem, estimateSize, gap, height, }: WindowedListProps<T>): import("react").JSX.Element;
