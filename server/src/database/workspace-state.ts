import { and, asc, gt, lt, lte, sql } from 'drizzle-orm';
import type { RecordKey, PersistedStorageState } from 'shared-kernel/server';
import { changesChannel, type Database } from './open-database';
import { changes, workspace } from './tables';

/** Maximum number of changed records in a response. If there are more, clients reload all records, which is faster. */
const maxKeys = 250;

/** Number of latest revisions whose changes are stored. */
const storedRevisions = 10_000;

export interface WorkspaceState extends PersistedStorageState {
  readonly sampleMoment: string;
  readonly hasSample: boolean;
}

/** Reads the state of the workspace. Returns `undefined` if the database is new. */
export async function findWorkspaceState(database: Database): Promise<WorkspaceState | undefined> {
  const [row] = await database.select().from(workspace);
  if (!row) return undefined;
  const { id: _id, head, commitId, ...state } = row;
  return { ...state, recent: [], ...(head && { head }), ...(commitId !== null && { commitId }) };
}

export async function readState(database: Database): Promise<WorkspaceState> {
  const state = await findWorkspaceState(database);
  if (!state) throw new Error('The workspace is not open.');
  return state;
}

/** Writes the state of the workspace. All servers are notified when the transaction commits. */
export async function writeWorkspaceState(database: Database, state: PersistedStorageState) {
  const { revision, head, commitId } = state;
  const notified = sql`pg_notify(${changesChannel}, ${String(revision)})`;
  await database.update(workspace).set({ revision, head, commitId }).returning({ notified });
  if (revision % 100 === 0)
    await database.delete(changes).where(lt(changes.revision, revision - storedRevisions));
}

/** A changed record, and the company portals that could see the record before the change. */
export interface ChangedRecord extends RecordKey {
  readonly portals: readonly string[];
}

/** Returns `undefined` if there are too many changed records, or if the changes are no longer stored. */
export async function loadChangedRecords(
  database: Database,
  since: number,
  { revision }: Pick<PersistedStorageState, 'revision'>,
): Promise<readonly ChangedRecord[] | undefined> {
  if (since > revision) return undefined;
  const rows = await database
    .select()
    .from(changes)
    .where(and(gt(changes.revision, since), lte(changes.revision, revision)))
    .orderBy(asc(changes.revision))
    .limit(maxKeys + 1);
  const revisions = new Set(rows.map((row) => row.revision));
  if (rows.length > maxKeys || revisions.size !== revision - since) return undefined;
  const byPlace = new Map<string, ChangedRecord>();
  for (const { collection, id: key, portals } of rows) {
    const place = `${collection}/${key}`;
    const before = byPlace.get(place)?.portals ?? [];
    byPlace.set(place, { collection, key, portals: [...before, ...portals] });
  }
  return [...byPlace.values()];
}
