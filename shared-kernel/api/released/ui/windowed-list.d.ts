import { type ReactNode } from 'react';
import type { ListPart } from './list-parts';
export interface WindowedListProps<T> {
    readonly label: string;
    readonly part: ListPart<T>;
    readonly itemKey: (item: T) => string;
    readonly renderItem: (item: T, above: T | undefined) => ReactNode;
    readonly estimateSize?: number;
    readonly gap?: number;
    readonly height?: number;
}
export declare function WindowedList<T>({ label, part, itemKey, renderItem, estimateSize, gap, height, }: WindowedListProps<T>): import("react").JSX.Element;
