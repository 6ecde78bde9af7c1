import { type ReactNode } from 'react';
export declare const mostInPart = 10000;
export interface ListPart<T> {
    readonly items: readonly T[];
    readonly first: number;
    readonly total: number;
}
interface ListPartsProps<T> {
    readonly label: string;
    readonly items: readonly T[];
    readonly children: (part: ListPart<T>) => ReactNode;
}
export declare function ListParts<T>({ label, items, children }: ListPartsProps<T>): import("react").JSX.Element;
export {};
