import * as v from 'valibot';
import { digestSchema } from '../../domain/audit/audit-entry.schema';
import { deepEqual } from './deep-equal';
import { isCollection, type CollectionName } from './collections';
import type { Commit, RecordKey, StorageChanges, StorageState } from './storage';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const head = v.object({ seq: count, digest: digestSchema });
const collection = v.custom<CollectionName>(
  (value) => typeof value === 'string' && isCollection(value),
);
const recordKey = v.object({ collection, key: v.string() });

export const changesSchema = v.object({
  revision: count,
  epoch: count,
  head: v.optional(head),
  changed: v.optional(v.array(recordKey)),
});

const stateSchema = v.object({
  revision: count,
  epoch: count,
  head: v.optional(head),
  commitId: v.optional(v.string()),
  /** The latest commits, without replacements and very large commits. */
  recent: v.array(v.object({ revision: count, keys: v.array(recordKey) })),
});

export type PersistedStorageState = v.InferOutput<typeof stateSchema>;

export const initialState: PersistedStorageState = { revision: 0, epoch: 0, recent: [] };

export function readState(value: unknown): PersistedStorageState {
  const parsed = v.safeParse(stateSchema, value);
  return parsed.success ? parsed.output : initialState;
}

/** Maximum number of changed records to track. If there are more, it is faster to read all records again. */
const maxKeys = 250;

export function applyCommit(
  state: PersistedStorageState,
  { id, changes, head }: Commit,
): PersistedStorageState {
  const revision = state.revision + 1;
  const keys = changes.map(({ collection, key }) => ({ collection, key }));
  const recent = [...state.recent, { revision, keys }];
  let total = 0;
  const from = recent.findLastIndex((commit) => (total += commit.keys.length) > maxKeys) + 1;
  return {
    revision,
    epoch: state.epoch,
    ...(head && { head }),
    commitId: id,
    recent: recent.slice(from),
  };
}

export const applyReplacement = (
  state: PersistedStorageState,
  { id, head }: Commit,
): PersistedStorageState => ({
  revision: state.revision + 1,
  epoch: state.epoch + 1,
  ...(head && { head }),
  commitId: id,
  recent: [],
});

function changedSince({ revision, recent }: PersistedStorageState, since: number) {
  const missed = recent.filter((commit) => commit.revision > since);
  if (missed.length !== revision - since) return undefined;
  const keys = missed.flatMap((commit) => commit.keys);
  return [...new Map(keys.map((key) => [`${key.collection}/${key.key}`, key])).values()];
}

export const toStorageChanges = (state: PersistedStorageState, since: number): StorageChanges => ({
  revision: state.revision,
  epoch: state.epoch,
  head: state.head,
  changed: changedSince(state, since),
});

/** Whether the commit has already been written, by an earlier attempt. */
export const isCommitApplied = (state: PersistedStorageState, { id }: Commit): boolean =>
  state.commitId === id;

/** Whether the storage is unchanged since the writer read its state, so that no record can conflict. */
export const isCommitCurrent = (state: PersistedStorageState, { base }: Commit): boolean =>
  state.revision === base.revision && state.epoch === base.epoch;

/**
 * Returns the records of a commit that another writer has changed in the meantime. If the audit log has changed, all
 * audit entries of the commit conflict.
 */
export async function findConflicts(
  state: PersistedStorageState,
  { base, changes }: Commit,
  revisionOf: (key: RecordKey) => Promise<number>,
): Promise<readonly RecordKey[]> {
  const conflicts: RecordKey[] = [];
  for (const { collection, key, expectedRevision } of changes) {
    if ((await revisionOf({ collection, key })) !== expectedRevision)
      conflicts.push({ collection, key });
  }
  const entries = changes.filter(({ collection }) => collection === 'auditEntries');
  const isMoved = state.epoch !== base.epoch || !deepEqual(state.head, base.head);
  if (conflicts.length === 0 && isMoved) {
    conflicts.push(...entries.map(({ collection, key }) => ({ collection, key })));
  }
  return conflicts;
}

export const toPublicState = ({
  revision,
  epoch,
  head: last,
}: PersistedStorageState): StorageState => ({
  revision,
  epoch,
  ...(last && { head: last }),
});
