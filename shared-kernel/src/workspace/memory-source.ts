import { applyWritten } from './apply-written';
import { batchesOf } from './batches';
import { specOf, type CollectionName, type RecordOf } from './collections';
import { createListeners } from './listeners';
import { RecordTable } from './record-table';
import { gatherInMemory } from './gather-in-memory';
import { emptySeed, seedOf, type Seed } from './seed';
import { settleAll } from './settle';
import {
  ReplacedError,
  type Change,
  type Quarantined,
  type SourceEvent,
  type Stored,
  type Turn,
  type WorkspaceSource,
} from './source';
import type { MemoryReason, WorkspaceStatus } from './status';
import { createTurns } from './turns';

function* seeded(records: Iterable<object>): Generator<Stored<object>> {
  for (const record of records) yield { record, revision: 1 };
}

export interface MemorySourceOptions {
  /** Why nothing outlives the page. */
  readonly reason?: MemoryReason;
  /** What was set aside before the workspace moved into memory. */
  readonly quarantined?: readonly Quarantined[];
  /** What a reset goes back to, where that is not what the workspace began with. */
  readonly sample?: Seed;
  /** How often the workspace was replaced before it moved into memory. */
  readonly epoch?: number | undefined;
}

/**
 * A workspace that lives as long as the page: the sample in `reference`, and what the browser's
 * workspace goes on in where storage fails.
 */
export function createMemorySource(
  seed: Seed,
  { reason = 'reference', quarantined = [], sample = seed, epoch = 0 }: MemorySourceOptions = {},
): WorkspaceSource {
  const listeners = createListeners<SourceEvent>();
  const tables = new Map<CollectionName, RecordTable>();
  const loading = new Map<CollectionName, Promise<RecordTable>>();
  const status: WorkspaceStatus = {
    durability: 'memory',
    reason,
    quarantined: quarantined.length,
    isAlone: false,
  };
  const inTurn = createTurns();
  let currentSeed = seed;
  let setAside = quarantined;
  let currentEpoch = epoch;

  async function load(name: CollectionName): Promise<RecordTable> {
    const from = currentSeed;
    const table = await RecordTable.of(specOf(name), seeded(await from(name)));
    if (from !== currentSeed) return tableOf(name);
    tables.set(name, table);
    return table;
  }

  async function tableOf(name: CollectionName): Promise<RecordTable> {
    const table = tables.get(name);
    if (table) return table;
    const pending = loading.get(name) ?? load(name).finally(() => loading.delete(name));
    loading.set(name, pending);
    return pending;
  }

  /** The tables that changes are for, as a seed has them. */
  async function tablesOf(from: Seed, changes: readonly Change[]) {
    const names = [...new Set(changes.map(({ collection }) => collection))];
    const seededTables = names.map(async (name) => {
      return [name, await RecordTable.of(specOf(name), seeded(await from(name)))] as const;
    });
    return new Map(await Promise.all(seededTables));
  }

  const turn: Turn = {
    async write(changes) {
      const settled = await settleAll(changes, async ({ collection, key }) =>
        (await tableOf(collection)).get(key),
      );
      if (!settled.ok) return settled;
      const { written } = settled;
      applyWritten(written, (collection) => tables.get(collection));
      listeners.emit({ kind: 'written', written, settled: true });
      return settled;
    },
    async replace(contents, added = []) {
      const next = contents ? seedOf(contents, emptySeed) : seedOf({}, sample);
      const fresh = await tablesOf(next, added);
      const settled = await settleAll(added, ({ collection, key }) =>
        Promise.resolve(fresh.get(collection)?.get(key)),
      );
      if (!settled.ok) return settled;
      applyWritten(settled.written, (collection) => fresh.get(collection));
      currentSeed = next;
      currentEpoch += 1;
      setAside = [];
      tables.clear();
      loading.clear();
      for (const [name, table] of fresh) tables.set(name, table);
      listeners.emit({ kind: 'replaced' });
      return settled;
    },
    stage: () => Promise.resolve(gatherInMemory(turn.replace)),
  };

  return {
    list: async <C extends CollectionName>(name: C) =>
      (await tableOf(name)).records as readonly RecordOf<C>[],
    async *batches(name) {
      yield* batchesOf((await tableOf(name)).records);
    },
    peek: <C extends CollectionName>(name: C) =>
      tables.get(name)?.records as readonly RecordOf<C>[] | undefined,
    get: async <C extends CollectionName>(name: C, key: string) =>
      (await tableOf(name)).get(key) as Stored<RecordOf<C>> | undefined,
    keys: async (name) => [...(await tableOf(name)).keys],
    find: async <C extends CollectionName>(name: C, index: string, query = {}) =>
      (await (await tableOf(name)).find(index, query)) as readonly RecordOf<C>[],
    isLong: () => Promise.resolve(false),
    count: async (name, index, query = {}) => (await tableOf(name)).count(index, query),
    epoch: () => Promise.resolve(currentEpoch),
    inTurn: (work, begun = currentEpoch) =>
      inTurn(() => {
        if (begun !== currentEpoch) throw new ReplacedError();
        return work(turn);
      }),
    release: () => undefined,
    quarantined: () => Promise.resolve(setAside),
    status: () => status,
    subscribe: listeners.subscribe,
    close: () => undefined,
  };
}
