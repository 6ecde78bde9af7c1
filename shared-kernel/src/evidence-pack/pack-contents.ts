import type { AuditEntry } from '../domain/audit';
import type { RecordOf } from '../workspace/database/collections';
import type { StoredFile } from '../domain/file/stored-file';

export const packCollections = [
  'clients',
  'complianceRecords',
  'contracts',
  'processes',
  'transactions',
  'cases',
] as const;

export type PackCollection = (typeof packCollections)[number];

export type PackRecords = { readonly [C in PackCollection]: readonly RecordOf<C>[] };

export interface PackContents {
  readonly records: PackRecords;
  readonly files: readonly StoredFile[];
  readonly entries: readonly AuditEntry[];
}
