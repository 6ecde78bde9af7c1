import { eq } from 'drizzle-orm';
import {
  collectionNames,
  isRemoteCollection,
  getCollectionSpec,
  type AuditEntry,
  type CollectionName,
  type Contents,
  type SampleLoader,
  type WrittenRecord,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import {
  addRows,
  hasBytes,
  matchesRecordKey,
  putFileRow,
  putRows,
  type RecordRow,
  type RowWithRevision,
} from './record-rows';
import { records } from './tables';
import { readState, writeWorkspaceState, type ChangedRecord } from './workspace-state';
import { runWriteTransaction } from './write-transaction';

/** A changed record and the revision of the change. */
export interface ChangedRow extends ChangedRecord {
  readonly revision: number;
}

/** Writes and removes records and stores the revision of each change. */
export async function writeRows(
  database: Database,
  all: readonly (WrittenRecord & Pick<ChangedRow, 'revision'>)[],
  changed: readonly ChangedRow[],
): Promise<void> {
  const put: RowWithRevision[] = [];
  for (const { collection, key, stored, revision } of all) {
    const row = stored && { collection, id: key, stored, writtenAt: revision };
    if (!row) await database.delete(records).where(matchesRecordKey(collection, key));
    else if (hasBytes(row)) await putFileRow(database, row);
    else put.push(row);
  }
  if (changed.length > 0) await putRows(database, put, changed);
}

/** Adds the given records. A collection that is missing in `contents` gets its sample records. */
export async function addInitialRecords(
  database: Database,
  names: readonly CollectionName[],
  { contents, sample, moment }: { contents: Contents; sample: SampleLoader; moment: string },
  revision: number,
): Promise<void> {
  for (const collection of names) {
    const { keyOf } = getCollectionSpec(collection);
    const all = contents[collection] ?? (await sample.first(collection, moment));
    const rows = all.map((record): RecordRow => ({
      collection,
      id: keyOf(record),
      stored: { record, revision: 1 },
    }));
    await addRows(database, rows, revision);
  }
}

async function createWorkspace(database: Database, sample: SampleLoader): Promise<void> {
  const moment = sample.nextMoment();
  await addInitialRecords(database, collectionNames, { contents: {}, sample, moment }, 0);
  const first = { revision: 0, epoch: 0, head: undefined, commitId: null, sampleMoment: moment };
  await writeWorkspaceState(database, first);
}

/**
 * Opens the workspace in a database. A new database is filled with the sample data. Several servers may start at the
 * same time.
 */
export const openWorkspace = (database: Database, sample: SampleLoader): Promise<void> =>
  runWriteTransaction(database, async (transaction, state) => {
    if (!state) await createWorkspace(transaction, sample);
  });

/** Returns the collections of remotes that contain records. */
export async function listRemoteCollections(database: Database) {
  const rows = await database.selectDistinct({ name: records.collection }).from(records);
  return rows.map(({ name }) => name).filter(isRemoteCollection);
}

export async function loadStoredAuditLog(database: Database) {
  const rows = await database
    .select({ body: records.body })
    .from(records)
    .where(eq(records.collection, 'auditEntries'));
  const { head } = await readState(database);
  return { entries: rows.map(({ body }) => body as AuditEntry), head };
}
