import { type WindowedCardGridProps } from './windowed-card-grid';
export interface VirtualCardGridProps<T> extends Omit<WindowedCardGridProps<T>, 'part'> {
    readonly items: readonly T[];
}
export declare function VirtualCardGrid<T>({ items, ...props }: VirtualCardGridProps<T>): import("react").JSX.Element;
