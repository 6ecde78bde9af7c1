import { type CsvColumn } from '../../format';
import { type PortalKey } from '../portal';
import { type AuditEntry } from './audit-entry.schema';
export interface AuditFilter {
    readonly text?: string | undefined;
    readonly actor?: string | undefined;
    readonly portal?: PortalKey | undefined;
    readonly action?: string | undefined;
    readonly collection?: string | undefined;
    readonly recordId?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
}
export declare function filterAudit(entries: readonly AuditEntry[], { text, actor, portal, action, collection, recordId, ...dates }: AuditFilter): AuditEntry[];
export declare const auditCsvColumns: readonly CsvColumn<AuditEntry>[];
