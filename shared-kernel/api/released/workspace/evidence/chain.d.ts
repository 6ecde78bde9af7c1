import type { AuditEntry } from '../../domain/audit';
export interface LogHead {
    readonly seq: number;
    readonly digest: string;
    readonly sealed?: number | undefined;
}
export declare const headOf: (entry: AuditEntry) => LogHead;
export declare function linkEntry(entry: AuditEntry, head: LogHead): AuditEntry;
export declare function headOfStanding(batches: AsyncIterable<readonly object[]>): Promise<LogHead>;
