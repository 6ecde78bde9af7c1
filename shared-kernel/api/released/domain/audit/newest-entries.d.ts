import type { AuditEntry } from './audit-entry.schema';
type Placed = Pick<AuditEntry, 'at' | 'seq'>;
export declare function newestEntryFirst(a: Placed, b: Placed): number;
export {};
