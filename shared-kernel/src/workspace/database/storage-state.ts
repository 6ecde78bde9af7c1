import * as v from 'valibot';
import { digestSchema } from '../../domain/audit/audit-entry.schema';
import { deepEqual } from '../../domain/deep-equal';
import { isCollection, type CollectionName } from './collections';
import type { Commit, CommitResult, RecordKey, StorageChanges, StorageState } from './storage';

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
  { id: commitId, changes, head, replacement }: Commit,
): PersistedStorageState {
  const revision = state.revision + 1;
  const next = { revision, commitId, ...(head && { head }) };
  if (replacement) return { ...next, epoch: state.epoch + 1, recent: [] };
  const keys = changes.map(({ collection, key }) => ({ collection, key }));
  const recent = [...state.recent, { revision, keys }];
  let total = 0;
  const from = recent.findLastIndex((commit) => (total += commit.keys.length) > maxKeys) + 1;
  return { ...next, epoch: state.epoch, recent: recent.slice(from) };
}

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

export const toPublicState = ({
  revision,
  epoch,
  head: last,
}: PersistedStorageState): StorageState => ({
  revision,
  epoch,
  ...(last && { head: last }),
});

async function findConflicts(
  state: PersistedStorageState,
  { base, changes }: Commit,
  revisionOf: (key: RecordKey) => Promise<number>,
): Promise<readonly RecordKey[]> {
  const conflicts: RecordKey[] = [];
  for (const { collection, key, expectedRevision } of changes) {
    if ((await revisionOf({ collection, key })) !== expectedRevision)
      conflicts.push({ collection, key });
  }
  const isMoved = state.epoch !== base.epoch || !deepEqual(state.head, base.head);
  if (conflicts.length > 0 || !isMoved) return conflicts;
  const entries = changes.filter((change) => change.collection === 'auditEntries');
  return entries.map(({ collection, key }) => ({ collection, key }));
}

/**
 * Returns the result of a commit that must not be written: an earlier attempt has written it, or another writer has
 * changed its records meanwhile. If the audit log has changed, all audit entries in the commit conflict. A replacement
 * conflicts with every change.
 */
export async function checkCommit(
  state: PersistedStorageState,
  commit: Commit,
  revisionOf: (key: RecordKey) => Promise<number>,
): Promise<CommitResult | undefined> {
  if (state.commitId === commit.id) return { ok: true, state: toPublicState(state) };
  const { base, changes, replacement } = commit;
  if (state.revision === base.revision && state.epoch === base.epoch) return undefined;
  if (replacement) return { ok: false, conflicts: changes };
  const conflicts = await findConflicts(state, commit, revisionOf);
  return conflicts.length > 0 ? { ok: false, conflicts } : undefined;
}
