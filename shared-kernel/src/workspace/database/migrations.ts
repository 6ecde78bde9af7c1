import type { CollectionName } from './collections';

/** One step of a record to the next version's shape; what it does not know it leaves alone. */
export type RecordMigration = (value: unknown) => unknown;

/** What a version of the data changed in which collections. */
export type Migration = { readonly [C in CollectionName]?: RecordMigration };

/**
 * Every change of the records' shape since version 1, oldest first. A change is added at the end and
 * never edited: browsers and exported files hold records of every version there has been.
 */
export const migrations: readonly Migration[] = [
  // Version 2 has review cases. No record changes; workspaces and files of before begin without a case.
  {},
  // Version 3: the audit log is one chain without seals and sections.
  {},
];

/** The schema version of the stored data; it increases with each change of a schema, an index or the state. */
export const databaseVersion = 3;

/** The version of the records' shape that this code reads and writes. */
export const currentSchemaVersion = migrations.length + 1;

/** A record of an earlier version in today's shape. */
export function migrateRecord(
  collection: CollectionName,
  value: unknown,
  version: number,
  steps: readonly Migration[] = migrations,
): unknown {
  return steps
    .slice(version - 1)
    .reduce<unknown>((record, step) => step[collection]?.(record) ?? record, value);
}
