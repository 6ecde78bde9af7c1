import type { AuditEntry } from '../../domain/audit';
import { newId } from '../../shell/new-id';
import { applyChanges, type ChangeLinker } from './apply-changes';
import { replaceableCollections, getCollectionSpec, type CollectionName } from './collections';
import { originalSampleTime } from '../../fixtures/seeding-time';
import type { SampleLoader } from './seed-data';
import type { Change, StoredVersion, WorkspaceWriter, WrittenRecord } from './source';
import { StorageError } from './source-errors';
import type { Contents, Replacement, Storage, StorageState } from './storage';

export interface WriterContext {
  readonly storage: Pick<Storage, 'commit'>;
  readonly sample: SampleLoader;
  readonly state: () => StorageState;
  readonly get: (
    collection: CollectionName,
    key: string,
  ) => Promise<StoredVersion<object> | undefined>;
  readonly linkChanges: ChangeLinker;
  readonly readLog: () => Promise<readonly AuditEntry[]>;
  readonly synchronize: () => Promise<void>;
  /** Called after a commit; `written` is `undefined` if all records were replaced. */
  readonly committed: (
    state: StorageState,
    written: readonly WrittenRecord[] | undefined,
  ) => Promise<void>;
}

/**
 * The collection that a reset loads before it removes any record. This also loads the sample data, so a failure changes
 * nothing.
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
  const { storage, sample, state, get, linkChanges, readLog } = context;

  async function commit(given: readonly Change[], replacement?: Replacement) {
    const { changes, head } = await linkChanges(given, state().head, readLog);
    const outcome = await applyChanges(changes, async ({ collection, key }) => {
      const { isAppendOnly, keyOf } = getCollectionSpec(collection);
      if (!replacement || isAppendOnly) return get(collection, key);
      const { [collection]: records = [] } = replacement.contents;
      const record = records.find((candidate) => keyOf(candidate) === key);
      return record && { record, revision: 1 };
    });
    if (!outcome.ok || (outcome.written.length === 0 && !replacement)) return outcome;
    const { written } = outcome;
    const base = state();
    const result = await storage.commit({ id: newId(), base, changes: written, head, replacement });
    if (!result.ok) {
      // Without Web Locks, another tab may have written.
      await context.synchronize();
      throw new StorageError('busy');
    }
    await context.committed(result.state, replacement ? undefined : written);
    return outcome;
  }

  return {
    write: (changes) => commit(changes),
    async replace(given, added = [], moment = originalSampleTime) {
      const sampleMoment = given ? moment : sample.nextMoment();
      const contents = given ?? (await sampleOf(sample, added, sampleMoment));
      return commit(added, { contents, sampleMoment });
    },
  };
}
