import type { ReactNode } from 'react';
export interface DataViewQuery<T> {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
}
export interface DataViewProps<T> {
    readonly query: DataViewQuery<T>;
    readonly isAwaited?: boolean;
    readonly skeleton: ReactNode;
    readonly children: (data: T) => ReactNode;
    readonly isEmpty?: (data: T) => boolean;
    readonly empty?: ReactNode;
}
export declare function DataView<T>({ query, isAwaited, skeleton, children, isEmpty, empty, }: DataViewProps<T>): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
