import type { ComponentType } from 'react';
import type { RowSelection } from '../../ui/use-row-selection';
import type { TableOptions } from './use-table-options';
export interface BulkBarProps<T> {
    readonly selection: RowSelection<T>;
    readonly options: TableOptions<T>;
}
interface BulkActionsProps<T> extends BulkBarProps<T> {
    readonly load: () => Promise<ComponentType<BulkBarProps<T>>>;
}
export declare function BulkActions<T>({ load, selection, options }: BulkActionsProps<T>): import("react").JSX.Element;
export {};
