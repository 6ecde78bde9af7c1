import { type CsvColumn } from 'shared-kernel/format';
import type { AuditEntry } from './audit-entry.schema';
export declare const auditCsvColumns: readonly CsvColumn<AuditEntry>[];
