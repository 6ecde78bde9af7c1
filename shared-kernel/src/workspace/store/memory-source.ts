import { applyWritten } from './apply-written';
import { batchesOf } from '../long-lists/batches';
import { specOf, type CollectionName, type RecordOf } from './collections';
import type { LogHead } from '../evidence/log-head';
import { linkChanges, linkClosing } from '../evidence/link-changes';
import type { LogView } from '../evidence/log-view';
import { createListeners } from './listeners';
import { MemoryLog } from './memory-log';
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
  type WorkspaceContents,
  type WorkspaceSource,
  type WriteOutcome,
} from './source';
import type { MemoryReason, WorkspaceStatus } from './status';
import { createTurns } from './turns';

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
  /** What is shown of the audit log that it begins with; all of it unless said. */
  readonly logView?: LogView | undefined;
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
    logView,
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
  const log = new MemoryLog(logView);
  let head: LogHead | undefined;

  async function load(name: CollectionName): Promise<RecordTable> {
    const from = currentSeed;
    const records = await from(name, currentMoment);
    const table = await (name === 'auditEntries'
      ? log.tableOf(records)
      : RecordTable.ofFirst(specOf(name), records));
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
    const names = new Set(changes.map(({ collection }) => collection));
    names.delete('auditEntries');
    const seededTables = [...names].map(async (name) => {
      return [name, await RecordTable.ofFirst(specOf(name), await from(name, at))] as const;
    });
    return new Map(await Promise.all(seededTables));
  }

  const wholeLog = async () => log.all(await tableOf('auditEntries'));

  async function* standing() {
    yield* batchesOf(await wholeLog());
  }

  const get = async (name: CollectionName, key: string) =>
    (await tableOf(name)).get(key) ?? (name === 'auditEntries' ? log.get(key) : undefined);

  async function replace(
    contents?: WorkspaceContents,
    given: readonly Change[] = [],
    stands = ownMoment,
    goesOnFrom?: LogView,
  ): Promise<WriteOutcome> {
    const at = contents ? stands : seeding();
    const next = contents ? seedOf(contents, emptySeed) : seedOf({}, sample);
    const begun = contents ? { goesOnFrom } : { sample: await next('auditEntries', at) };
    const closing = { name: undefined, head, standing };
    const { changes: added, head: after, view } = await linkClosing(given, begun, closing);
    const fresh = await tablesOf(next, at, added);
    const settled = await applyChanges(added, async ({ collection, key }) =>
      collection === 'auditEntries' ? get(collection, key) : fresh.get(collection)?.get(key),
    );
    if (!settled.ok) return settled;
    const { written } = settled;
    applyWritten(written, (collection) => fresh.get(collection));
    const lines = written.flatMap(({ collection, stored }) =>
      collection === 'auditEntries' && stored ? stored.record : [],
    );
    fresh.set('auditEntries', await log.tableOf([...(await wholeLog()), ...lines], view));
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
  }

  const turn: Turn = {
    async write(given) {
      const { changes, head: after } = await linkChanges(given, head, standing);
      const settled = await applyChanges(changes, ({ collection, key }) => get(collection, key));
      if (!settled.ok) return settled;
      const { written } = settled;
      head = after;
      applyWritten(written, (collection) => tables.get(collection));
      listeners.emit({ kind: 'written', written, settled: true });
      return settled;
    },
    replace,
    stage: () => Promise.resolve(gatherInMemory(replace)),
  };

  return {
    list: async <C extends CollectionName>(name: C) =>
      (await tableOf(name)).records as readonly RecordOf<C>[],
    async *batches(name) {
      yield* batchesOf(name === 'auditEntries' ? await wholeLog() : (await tableOf(name)).records);
    },
    peek: <C extends CollectionName>(name: C) =>
      tables.get(name)?.records as readonly RecordOf<C>[] | undefined,
    get: async <C extends CollectionName>(name: C, key: string) =>
      (await get(name, key)) as Stored<RecordOf<C>> | undefined,
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
    evict: () => undefined,
    quarantined: () => Promise.resolve(setAside),
    logState: () => Promise.resolve({ name: undefined, head, view: log.view }),
    readLog: async () => ({ name: undefined, head, view: log.view, entries: await wholeLog() }),
    status: () => status,
    subscribe: listeners.subscribe,
    close: () => undefined,
  };
}
