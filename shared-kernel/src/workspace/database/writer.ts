import type { AuditEntry } from '../../domain/audit';
import { newId } from '../../shell/new-id';
import { applyChanges, type ChangeLinker } from './apply-changes';
import { replaceableCollections, getCollectionSpec, type CollectionName } from './collections';
import { originalSampleTime } from './seeding-time';
import type { SampleLoader } from './seed-data';
import type { Change, StoredVersion, WorkspaceWriter, WriteOutcome, WrittenRecord } from './source';
import type { Contents, Storage, StorageState } from './storage';
import { createBusyError } from './write-lock';

export interface WriterContext {
  readonly storage: Pick<Storage, 'commit' | 'replace'>;
  readonly sample: SampleLoader;
  readonly state: () => StorageState;
  readonly get: (
    collection: CollectionName,
    key: string,
  ) => Promise<StoredVersion<object> | undefined>;
  readonly linkChanges: ChangeLinker;
  readonly readLog: () => Promise<readonly AuditEntry[]>;
  readonly synchronize: () => Promise<void>;
  readonly committed: (state: StorageState, written: readonly WrittenRecord[]) => void;
  readonly replaced: (state: StorageState) => Promise<void>;
}

/**
 * Before a reset removes any record, it always loads this collection, because that loads the sample data. If loading
 * fails, nothing has changed.
 */
const fetchedFirst: CollectionName = 'settings';

async function sampleOf(
  sample: SampleLoader,
  changes: readonly Change[],
  at: string,
): Promise<Contents> {
  const names = new Set(changes.map(({ collection }) => collection).concat(fetchedFirst));
  const first = replaceableCollections
    .filter((name) => names.has(name))
    .map(async (name) => [name, await sample.first(name, at)] as const);
  return Object.fromEntries(await Promise.all(first));
}

export function createWriter(context: WriterContext): WorkspaceWriter {
  const { storage, sample, state, get } = context;
  const link = (changes: readonly Change[]) =>
    context.linkChanges(changes, state().head, context.readLog);

  /**
   * Before a write is refused, the changes of other tabs are read, because without Web Locks another tab may have
   * caused the refusal.
   */
  async function refuse(): Promise<never> {
    await context.synchronize();
    throw createBusyError();
  }

  async function write(given: readonly Change[]): Promise<WriteOutcome> {
    const { changes, head } = await link(given);
    const outcome = await applyChanges(changes, ({ collection, key }) => get(collection, key));
    if (!outcome.ok || outcome.written.length === 0) return outcome;
    const { written } = outcome;
    const commit = { id: newId(), base: state(), changes: written, head };
    const result = await storage.commit(commit);
    if (!result.ok) return refuse();
    context.committed(result.state, written);
    return outcome;
  }

  async function replace(
    given?: Contents,
    added: readonly Change[] = [],
    moment: string = originalSampleTime,
  ): Promise<WriteOutcome> {
    const { changes, head } = await link(added);
    const sampleMoment = given ? moment : sample.nextMoment();
    const contents = given ?? (await sampleOf(sample, added, sampleMoment));
    const outcome = await applyChanges(changes, async ({ collection, key }) => {
      const { isAppendOnly, keyOf } = getCollectionSpec(collection);
      if (isAppendOnly) return get(collection, key);
      const record = contents[collection]?.find((candidate) => keyOf(candidate) === key);
      return record && { record, revision: 1 };
    });
    if (!outcome.ok) return outcome;
    const commit = { id: newId(), base: state(), changes: outcome.written, head };
    const result = await storage.replace({ ...commit, contents, sampleMoment });
    if (!result.ok) return refuse();
    await context.replaced(result.state);
    return outcome;
  }

  return { write, replace };
}
