import type { AuditEntry } from '../domain/audit';
import type { RecordOf } from '../workspace/database/collections';
import type { StoredFile } from '../domain/file/stored-file';

export const evidencePackCollections = [
  'clients',
  'complianceRecords',
  'contracts',
  'processes',
  'transactions',
  'cases',
] as const;

export type EvidencePackCollection = (typeof evidencePackCollections)[number];

export type EvidencePackRecords = {
  readonly [C in EvidencePackCollection]: readonly RecordOf<C>[];
};

export interface EvidencePackContents {
  readonly records: EvidencePackRecords;
  readonly files: readonly StoredFile[];
  readonly entries: readonly AuditEntry[];
}
