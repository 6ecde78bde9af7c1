export type CsvValue = string | number | boolean | null | undefined;
export interface CsvColumn<Row> {
    readonly header: string;
    readonly value: (row: Row) => CsvValue;
}
export declare const isFormulaText: (text: string) => boolean;
export declare function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string;
export declare const csvContent: <Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>) => string;
