import { type AuditEntry } from '../domain/audit';
import type { PrintedTable } from './printed-record';
export declare const printedTrail: (entries: readonly AuditEntry[]) => PrintedTable;
