import type { ReactNode } from 'react';
export interface PrintedTable {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly empty: string;
}
export interface PrintedRecordProps {
    readonly id: string;
    readonly title: string;
    readonly facts: readonly (readonly [label: string, value: ReactNode])[];
    readonly tables: readonly PrintedTable[];
}
export declare const PrintedRecord: ({ id, title, facts, tables }: PrintedRecordProps) => import("react").JSX.Element;
