import { type CsvColumn } from '../../format';
import { type exportCommand } from '../../workspace';
export interface ExportColumn<T> extends CsvColumn<T> {
    readonly column?: string;
}
export interface ExportListProps<T> {
    readonly command: ReturnType<typeof exportCommand>;
    readonly rows: readonly T[] | undefined;
    readonly columns: readonly ExportColumn<T>[];
    readonly shown?: readonly string[] | undefined;
    readonly name: string;
    readonly filters?: Readonly<Record<string, string | number | undefined>>;
    readonly label?: string;
    readonly size?: 'small';
}
export declare function ExportList<T>(props: ExportListProps<T>): import("react").JSX.Element;
