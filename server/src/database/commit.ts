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
} from 'shared-kernel/server';
import type { Database } from './open-database';
import { addRows, isAt, putRow, type Row } from './record-rows';
import { changes as changesTable, quarantine, records } from './tables';
import { readState, writeState } from './workspace-state';

/** Returns the company portals that could see a record before a change. */
export type PortalsBefore = (change: RecordChange) => Promise<readonly string[]>;

const noPortals: PortalsBefore = () => Promise.resolve([]);

async function revisionOf(database: Database, collection: string, id: string): Promise<number> {
  const [row] = await database
    .select({ revision: records.revision })
    .from(records)
    .where(isAt(collection, id));
  return row?.revision ?? 0;
}

async function writeChanges(
  database: Database,
  changes: readonly RecordChange[],
  revision: number,
  portalsBefore: PortalsBefore,
): Promise<void> {
  const portals: (readonly string[])[] = [];
  for (const change of changes) portals.push(await portalsBefore(change));
  for (const { collection, key, stored } of changes) {
    if (stored) await putRow(database, { collection, id: key, stored }, revision);
    else await database.delete(records).where(isAt(collection, key));
  }
  const rows = changes.map(({ collection, key }, at) => ({
    revision,
    collection,
    id: key,
    portals: [...(portals[at] ?? [])],
  }));
  if (rows.length > 0) await database.insert(changesTable).values(rows);
}

/** Writes a commit in the current write transaction, or returns the conflicts of the commit. */
export async function commitIn(
  database: Database,
  commit: Commit,
  portalsBefore: PortalsBefore = noPortals,
): Promise<CommitResult> {
  const state = await readState(database);
  if (isApplied(state, commit)) return { ok: true, state: publicState(state) };
  const conflicts = isCurrent(state, commit)
    ? []
    : await conflictsOf(state, commit, ({ collection, key }) =>
        revisionOf(database, collection, key),
      );
  if (conflicts.length > 0) return { ok: false, conflicts };
  const revision = state.revision + 1;
  await writeChanges(database, commit.changes, revision, portalsBefore);
  const { epoch, sampleMoment } = state;
  const { head, id: commitId } = commit;
  await writeState(database, { revision, epoch, head, commitId, sampleMoment });
  return { ok: true, state: publicState({ ...state, revision, head }) };
}

/** Adds the given records. Collections that are missing in `contents` get their sample records. */
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
  await writeChanges(database, changes, revision, noPortals);
  // The change history is deleted, so that clients with an earlier revision read all records again.
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
