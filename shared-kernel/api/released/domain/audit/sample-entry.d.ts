import type { AuditEntry } from './audit-entry.schema';
export declare const isSampleEntry: ({ id }: Pick<AuditEntry, "id">) => boolean;
