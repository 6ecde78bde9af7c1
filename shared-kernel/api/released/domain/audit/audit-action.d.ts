import type { AuditEntry } from './audit-entry.schema';
export declare function auditActionLabel({ action, label, }: Pick<AuditEntry, 'action'> & {
    readonly label?: string | undefined;
}): string;
