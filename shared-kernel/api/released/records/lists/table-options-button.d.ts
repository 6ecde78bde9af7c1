import type { TableOptions } from './use-table-options';
export interface TableOptionsButtonProps<T> {
    readonly options: TableOptions<T>;
}
export declare function TableOptionsButton<T>({ options }: TableOptionsButtonProps<T>): import("react").JSX.Element | null;
