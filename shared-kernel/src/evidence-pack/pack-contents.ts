import type { AuditEntry } from '../domain/audit';
import type { RecordOf } from '../workspace/database/collections';
import type { StoredFile } from '../domain/file/stored-file';

/** The collections whose records a pack holds. */
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

/** What a pack is made of. */
export interface PackContents {
  readonly records: PackRecords;
  /** The files that are kept of the records' documents. */
  readonly files: readonly StoredFile[];
  /** The entries of the audit log about the records, in the order of the log. */
  readonly entries: readonly AuditEntry[];
}
