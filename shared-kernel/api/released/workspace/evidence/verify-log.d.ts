import type { AuditEntry } from '../../domain/audit';
import type { LogHead } from './chain';
export declare const logBreakKinds: readonly ["changed", "removed", "added", "reordered", "sealed"];
export type LogBreakKind = (typeof logBreakKinds)[number];
export interface LogBreak {
    readonly kind: LogBreakKind;
    readonly seq: number;
    readonly entry?: AuditEntry | undefined;
}
export type LogVerdict = {
    readonly status: 'empty';
    readonly sealed: number;
} | {
    readonly status: 'broken';
    readonly count: number;
    readonly first: LogBreak;
} | {
    readonly status: 'sound';
    readonly count: number;
    readonly sealed: number;
    readonly head: LogHead;
};
export type KnownEntry = Pick<LogHead, 'seq' | 'digest'>;
export interface VerifyOptions {
    readonly known?: readonly KnownEntry[];
    readonly head?: KnownEntry | undefined;
    readonly isOrdered?: boolean;
    readonly onProgress?: ((fraction: number) => void) | undefined;
}
export declare function verifyLog(entries: readonly AuditEntry[], { known: checked, head, isOrdered, onProgress }?: VerifyOptions): Promise<LogVerdict>;
