import type { AuditEntry } from '../domain/audit';
import { applyWritten } from './apply-written';
import { batchesOf } from './batches';
import { keptNames, specOf, type CollectionName, type RecordOf } from './collections';
import type { LogHead } from './evidence/chain';
import { linkChanges } from './evidence/link-changes';
import { createListeners } from './listeners';
import { RecordTable } from './record-table';
import { gatherInMemory } from './gather-in-memory';
import { ownMoment, seedingMoment } from './sample-moment';
import { emptySeed, seedOf, type Seed } from './seed-data';
import { applyChanges } from './apply-changes';
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
  /** The clock that a reset moves the sample by; without one it stays at its own moment. */
  readonly now?: (() => Date) | undefined;
  /** The moment that the sample stands at to begin with; decided by the clock unless said. */
  readonly moment?: string | undefined;
}

/**
 * A workspace that lives as long as the page: the sample in `reference`, and what the browser's
 * workspace goes on in where storage fails.
 */
export function createMemorySource(
  seed: Seed,
  {
    reason = 'reference',
    quarantined = [],
    sample = seed,
    epoch = 0,
    now,
    moment,
  }: MemorySourceOptions = {},
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
  const seeding = () => (now ? seedingMoment(now()) : ownMoment);
  let currentMoment = moment ?? seeding();
  let head: LogHead | undefined;

  async function load(name: CollectionName): Promise<RecordTable> {
    const from = currentSeed;
    const table = await RecordTable.of(specOf(name), seeded(await from(name, currentMoment)));
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
  async function tablesOf(from: Seed, at: string, changes: readonly Change[]) {
    const names = [...new Set(changes.map(({ collection }) => collection))];
    const seededTables = names.map(async (name) => {
      return [name, await RecordTable.of(specOf(name), seeded(await from(name, at)))] as const;
    });
    return new Map(await Promise.all(seededTables));
  }

  /** Gives entries their places in the log. */
  const link = (changes: readonly Change[]) =>
    linkChanges(changes, head, async function* standing() {
      yield* batchesOf((await tableOf('auditEntries')).records);
    });

  const turn: Turn = {
    async write(given) {
      const { changes, head: after } = await link(given);
      const settled = await applyChanges(changes, async ({ collection, key }) =>
        (await tableOf(collection)).get(key),
      );
      if (!settled.ok) return settled;
      const { written } = settled;
      head = after;
      applyWritten(written, (collection) => tables.get(collection));
      listeners.emit({ kind: 'written', written, settled: true });
      return settled;
    },
    async replace(contents, given = [], standing = ownMoment) {
      const at = contents ? standing : seeding();
      const next = contents ? seedOf(contents, emptySeed) : seedOf({}, sample);
      const { changes: added, head: after } = await link(given);
      const fresh = await tablesOf(next, at, added);
      for (const name of keptNames) fresh.set(name, await tableOf(name));
      const settled = await applyChanges(added, ({ collection, key }) =>
        Promise.resolve(fresh.get(collection)?.get(key)),
      );
      if (!settled.ok) return settled;
      applyWritten(settled.written, (collection) => fresh.get(collection));
      head = after;
      currentSeed = next;
      currentEpoch += 1;
      currentMoment = at;
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
    tally: async (name) => (await tableOf(name)).tally,
    peekTally: (name) => tables.get(name)?.tally,
    count: async (name, index, query = {}) => (await tableOf(name)).count(index, query),
    epoch: () => Promise.resolve(currentEpoch),
    sampleMoment: () => Promise.resolve(currentMoment),
    inTurn: (work, begun = currentEpoch) =>
      inTurn(() => {
        if (begun !== currentEpoch) throw new ReplacedError();
        return work(turn);
      }),
    release: () => undefined,
    quarantined: () => Promise.resolve(setAside),
    logState: () => Promise.resolve({ name: undefined, head }),
    readLog: async () => ({
      name: undefined,
      head,
      entries: (await tableOf('auditEntries')).records as readonly AuditEntry[],
    }),
    status: () => status,
    subscribe: listeners.subscribe,
    close: () => undefined,
  };
}
