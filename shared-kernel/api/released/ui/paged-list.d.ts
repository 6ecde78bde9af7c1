import { type ReactNode } from 'react';
export declare const maxOnPage = 10000;
export interface ListPage<T> {
    readonly items: readonly T[];
    readonly first: number;
    readonly total: number;
}
interface PagedListProps<T> {
    readonly label: string;
    readonly items: readonly T[];
    readonly children: (part: ListPage<T>) => ReactNode;
}
export declare function PagedList<T>({ label, items, children }: PagedListProps<T>): import("react").JSX.Element;
export {};
