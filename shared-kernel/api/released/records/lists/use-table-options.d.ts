import type { TableColumn } from '../../ui/table-column';
export declare const tableDensities: readonly ["auto", "comfortable", "compact"];
export type TableDensity = (typeof tableDensities)[number];
export declare function useTableOptions<T>(all: readonly TableColumn<T>[]): {
    all: readonly TableColumn<T>[];
    columns: readonly TableColumn<T>[];
    density: "auto" | "compact" | "comfortable";
    setDensity: (next: TableDensity) => void;
    setColumns: (keys: readonly string[]) => void;
};
export type TableOptions<T> = ReturnType<typeof useTableOptions<T>>;
