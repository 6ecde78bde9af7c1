export declare function useRowSelection<T>(rows: readonly T[], rowKey: (row: T) => string): {
    picked: T[];
    keys: ReadonlySet<string>;
    total: number;
    pick: (key: string, isPicked: boolean, isRange?: boolean) => void;
    pickAll: () => void;
    pickNone: () => void;
};
export type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;
