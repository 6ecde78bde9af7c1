import type { DataTableProps } from './table-column';
export declare function DataTable<T>(props: DataTableProps<T>): import("react").JSX.Element;
