import { type WindowedListProps } from './windowed-list';
export interface VirtualListProps<T> extends Omit<WindowedListProps<T>, 'part'> {
    readonly items: readonly T[];
}
export declare function VirtualList<T>({ items, ...props }: VirtualListProps<T>): import("react").JSX.Element;
