import { eq, inArray, not } from 'drizzle-orm';
import {
  appendOnlyCollections,
  collectionNames,
  conflictsOf,
  isApplied,
  isCurrent,
  isRemoteCollection,
  publicState,
  replaceableCollections,
  specOf,
  type CollectionName,
  type Commit,
  type CommitResult,
  type Contents,
  type RecordChange,
  type Replacement,
  type Sample,
  type Written,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import {
  addRows,
  hasBytes,
  isAt,
  putFile,
  putRows,
  type Row,
  type WrittenRow,
} from './record-rows';
import { changes as changesTable, quarantine, records } from './tables';
import { readState, writeState, type ChangedRecord } from './workspace-state';

async function revisionOf(database: Database, collection: string, id: string): Promise<number> {
  const [row] = await database
    .select({ revision: records.revision })
    .from(records)
    .where(isAt(collection, id));
  return row?.revision ?? 0;
}

/** A changed record and the revision of the change. */
export interface ChangedRow extends ChangedRecord {
  readonly revision: number;
}

/** Writes and removes records and stores the revision of each change. */
export async function writeRows(
  database: Database,
  all: readonly (Written & Pick<ChangedRow, 'revision'>)[],
  changed: readonly ChangedRow[],
): Promise<void> {
  const put: WrittenRow[] = [];
  for (const { collection, key, stored, revision } of all) {
    const row = stored && { collection, id: key, stored, writtenAt: revision };
    if (!row) await database.delete(records).where(isAt(collection, key));
    else if (hasBytes(row)) await putFile(database, row);
    else put.push(row);
  }
  if (changed.length > 0) await putRows(database, put, changed);
}

async function writeChanges(
  database: Database,
  changes: readonly RecordChange[],
  revision: number,
): Promise<void> {
  const all = changes.map((change) => ({ ...change, revision }));
  const changed = all.map(({ collection, key }) => ({ collection, key, revision, portals: [] }));
  await writeRows(database, all, changed);
}

/** Stores a commit in an open write transaction, or returns its conflicts. */
export async function commitIn(database: Database, commit: Commit): Promise<CommitResult> {
  const state = await readState(database);
  if (isApplied(state, commit)) return { ok: true, state: publicState(state) };
  const conflicts = isCurrent(state, commit)
    ? []
    : await conflictsOf(state, commit, ({ collection, key }) =>
        revisionOf(database, collection, key),
      );
  if (conflicts.length > 0) return { ok: false, conflicts };
  const revision = state.revision + 1;
  await writeChanges(database, commit.changes, revision);
  const { epoch, sampleMoment } = state;
  const { head, id: commitId } = commit;
  await writeState(database, { revision, epoch, head, commitId, sampleMoment });
  return { ok: true, state: publicState({ ...state, revision, head }) };
}

/** Adds records. Collections that are missing in `contents` get their sample records. */
async function addContents(
  database: Database,
  names: readonly CollectionName[],
  { contents, sample, moment }: { contents: Contents; sample: Sample; moment: string },
  revision: number,
): Promise<void> {
  for (const collection of names) {
    const { keyOf } = specOf(collection);
    const all = contents[collection] ?? (await sample.first(collection, moment));
    const rows = all.map((record): Row => ({
      collection,
      id: keyOf(record),
      stored: { record, revision: 1 },
    }));
    await addRows(database, rows, revision);
  }
}

export async function createWorkspace(database: Database, sample: Sample): Promise<void> {
  const moment = sample.nextMoment();
  await addContents(database, collectionNames, { contents: {}, sample, moment }, 0);
  const first = { revision: 0, epoch: 0, head: undefined, commitId: null, sampleMoment: moment };
  await writeState(database, first);
}

/** Replaces all records except the audit log. Must run in a write transaction. */
export async function replaceIn(
  database: Database,
  replacement: Replacement,
  sample: Sample,
): Promise<CommitResult> {
  const { contents, sampleMoment, changes, head, id: commitId } = replacement;
  const state = await readState(database);
  if (isApplied(state, replacement)) return { ok: true, state: publicState(state) };
  if (!isCurrent(state, replacement)) return { ok: false, conflicts: changes };
  const { revision, epoch } = { revision: state.revision + 1, epoch: state.epoch + 1 };
  await database
    .delete(records)
    .where(not(inArray(records.collection, [...appendOnlyCollections])));
  await database.delete(quarantine);
  const names = [...replaceableCollections, ...Object.keys(contents).filter(isRemoteCollection)];
  await addContents(database, names, { contents, sample, moment: sampleMoment }, revision);
  await writeChanges(database, changes, revision);
  // Without stored changes, clients of earlier revisions must read all records again.
  await database.delete(changesTable);
  await writeState(database, { revision, epoch, head, commitId, sampleMoment });
  return { ok: true, state: publicState({ ...state, revision, epoch, head }) };
}

/** Returns the collections of remotes that have records in the database. */
export async function remoteCollectionsIn(database: Database) {
  const rows = await database.selectDistinct({ name: records.collection }).from(records);
  return rows.map(({ name }) => name).filter(isRemoteCollection);
}

export const auditRows = (database: Database) =>
  database
    .select({ body: records.body })
    .from(records)
    .where(eq(records.collection, 'auditEntries'));
