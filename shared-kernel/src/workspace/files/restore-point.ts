import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Preferences } from '../../domain/profile';
import { replaceableCollections } from '../database/collections';
import { currentSchemaVersion } from '../database/schema-version';
import type { WorkspaceContents, WorkspaceSource } from '../database/source';
import { withDatabase } from '../database/with-database';

export type ReplacementKind = 'import' | 'reset' | 'restore';

/** The state of the workspace before the last import, reset or restore. */
export interface RestorePoint {
  readonly epoch: number;
  readonly version: number;
  readonly at: string;
  readonly before: ReplacementKind;
  readonly records: number;
}

export interface WorkspaceFileState {
  readonly contents: WorkspaceContents;
  readonly preferences: Preferences;
  readonly moment: string;
}

interface Schema extends DBSchema {
  points: { key: number; value: RestorePoint };
  states: { key: number; value: WorkspaceFileState };
}

interface Saved {
  readonly point: RestorePoint;
  readonly state: WorkspaceFileState;
}

const inMemory = new WeakMap<WorkspaceSource, Saved>();

/** Runs work in the separate database of restore points. Returns `undefined` if the workspace is in memory. */
async function inDatabase<T>(
  source: WorkspaceSource,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | undefined> {
  const { name } = await source.logState();
  if (name === undefined) return undefined;
  const opening = openDB<Schema>(`${name}-backups`, 2, {
    upgrade: (opened) => {
      for (const former of opened.objectStoreNames) opened.deleteObjectStore(former);
      opened.createObjectStore('points');
      opened.createObjectStore('states');
    },
  });
  return withDatabase(opening, work);
}

export async function readWorkspaceState(
  source: WorkspaceSource,
  preferences: Preferences,
): Promise<WorkspaceFileState & { readonly records: number }> {
  const contents: Record<string, readonly object[]> = { auditEntries: [] };
  let records = 0;
  for (const name of [...replaceableCollections, ...(await source.remoteCollections())]) {
    const all = await source.readAll(name);
    contents[name] = all;
    records += all.length;
  }
  const moment = await source.sampleMoment();
  return { contents: contents as unknown as WorkspaceContents, preferences, moment, records };
}

/** Saves a restore point while holding the write lock. It becomes valid only when the workspace has been replaced. */
export async function saveRestorePoint(
  source: WorkspaceSource,
  { before, at }: Pick<RestorePoint, 'before' | 'at'>,
  { records, ...state }: Awaited<ReturnType<typeof readWorkspaceState>>,
): Promise<void> {
  const epoch = await source.epoch();
  const point = { epoch, version: currentSchemaVersion, at, before, records };
  const isDurable = await inDatabase(source, async (database) => {
    const writing = database.transaction(['points', 'states'], 'readwrite', {
      durability: 'strict',
    });
    await Promise.all([
      // The records are stored before the restore point, so that no restore point without records remains if storing
      // fails.
      writing.objectStore('states').put(state, epoch),
      writing.objectStore('points').put(point, epoch),
      writing.done,
    ]);
    return true;
  });
  if (!isDurable) inMemory.set(source, { point, state });
}

/**
 * Returns the restore point that was saved before the last replacement, or `undefined` if there is none. Deletes older
 * restore points.
 */
export async function findRestorePoint(source: WorkspaceSource): Promise<RestorePoint | undefined> {
  const epoch = (await source.epoch()) - 1;
  const point = await inDatabase(source, async (database) => {
    const finding = database.transaction(['points', 'states'], 'readwrite');
    const earlier = IDBKeyRange.upperBound(epoch, true);
    const [found] = await Promise.all([
      finding.objectStore('points').get(epoch),
      finding.objectStore('points').delete(earlier),
      finding.objectStore('states').delete(earlier),
      finding.done,
    ]);
    return found;
  });
  const found = point ?? inMemory.get(source)?.point;
  return found?.epoch === epoch && found.version === currentSchemaVersion ? found : undefined;
}

export async function loadRestoredState(
  source: WorkspaceSource,
  { epoch }: RestorePoint,
): Promise<WorkspaceFileState | undefined> {
  const state = await inDatabase(source, (database) => database.get('states', epoch));
  return state ?? inMemory.get(source)?.state;
}
