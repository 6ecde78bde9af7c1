import type { ReactNode } from 'react';
import type { RowSelection } from './use-row-selection';
export interface TableColumn<T> {
    readonly key: string;
    readonly title: string;
    readonly render: (row: T) => ReactNode;
    readonly align?: 'start' | 'end';
    readonly width?: string;
    readonly isSortable?: boolean;
    readonly isRowHeader?: boolean;
    readonly isExtra?: boolean;
}
export interface TableSort {
    readonly key: string;
    readonly direction: 'ascending' | 'descending';
}
export interface DataTableProps<T> {
    readonly label: string;
    readonly columns: readonly TableColumn<T>[];
    readonly rows: readonly T[];
    readonly rowKey: (row: T) => string;
    readonly sort?: TableSort;
    readonly onSort?: (sort: TableSort) => void;
    readonly onRow?: (row: T) => void;
    readonly selectedKey?: string;
    readonly emptyText?: string;
    readonly selection?: RowSelection<T> | undefined;
    readonly rowName?: (row: T) => string;
    readonly density?: 'auto' | 'comfortable' | 'compact';
    readonly height?: number;
}
export declare const namingColumn: <T>(columns: readonly TableColumn<T>[]) => TableColumn<T> | undefined;
export declare const toggledSort: (key: string, sort: TableSort | undefined) => TableSort;
