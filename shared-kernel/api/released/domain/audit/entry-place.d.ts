import type { AuditEntry } from './audit-entry.schema';
export declare const auditPlaceLabel: ({ portal }: Pick<AuditEntry, "portal">) => string;
