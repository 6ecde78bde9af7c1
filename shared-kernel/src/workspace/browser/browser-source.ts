import { collectionNames, type CollectionName, type RecordOf } from '../collections';
import { createListeners } from '../listeners';
import { createMemorySource } from '../memory-source';
import type { Migration } from '../migrations';
import { sampleSeed, type Seed } from '../seed';
import {
  StorageError,
  type Quarantined,
  type SourceEvent,
  type Turn,
  type WorkspaceSource,
  type WriteOutcome,
} from '../source';
import type { MemoryReason, WorkspaceStatus } from '../status';
import { createTurns } from '../turns';
import { DatabaseSource } from './database-source';
import { DatabaseUnavailable, openDatabase } from './database';
import { RecordStore } from './record-store';
import { seedPace, type SeedPace } from './seed-pace';
import { openTabChannel } from './tab-channel';
import { WriteJournal } from './write-journal';
import { hasLocks, isBusy } from './writer-lock';

/** The name of the database of this browser's workspace. */
export const workspaceDatabase = 'trustfold';

export interface BrowserSourceOptions {
  readonly name?: string;
  readonly seed?: Seed;
  readonly steps?: readonly Migration[];
  /** The workspace is new to this browser: it will be seeded when it is first read. */
  readonly onNew?: () => void;
  /** How many first records are kept at a time. */
  readonly pace?: SeedPace;
}

type Held = Pick<
  WorkspaceSource,
  | 'list'
  | 'batches'
  | 'peek'
  | 'get'
  | 'epoch'
  | 'keys'
  | 'find'
  | 'count'
  | 'isLong'
  | 'inTurn'
  | 'release'
  | 'quarantined'
  | 'close'
>;

/** Why memory has to do; another tab that is busy is no reason. */
const memoryReason = ({ reason }: StorageError): MemoryReason =>
  reason === 'busy' ? 'failed' : reason;

/**
 * This browser's workspace, in IndexedDB. Where storage cannot be had, fails, or is taken over by a
 * newer version, the workspace goes on in memory with everything it can still reach, and its status
 * says why. A write that fails is taken back and rejects; those after it succeed in memory.
 */
export function createBrowserSource({
  name = workspaceDatabase,
  seed = sampleSeed,
  steps,
  onNew,
  pace = seedPace,
}: BrowserSourceOptions = {}): WorkspaceSource {
  const listeners = createListeners<SourceEvent>();
  let status: WorkspaceStatus = {
    durability: 'durable',
    reason: undefined,
    quarantined: 0,
    isAlone: !hasLocks(),
  };
  let held: Held | undefined;
  let isClosed = false;
  let leaving: Promise<Held> | undefined;
  const journal = new WriteJournal({ database: name, steps });
  const inTurn = createTurns();

  const setStatus = (changes: Partial<WorkspaceStatus>) => {
    status = { ...status, ...changes };
    listeners.emit({ kind: 'status' });
  };

  /** The records at hand or still readable; what is neither begins as the sample again. */
  const rescueFrom =
    (database: DatabaseSource): Seed =>
    async <C extends CollectionName>(collection: C): Promise<Iterable<RecordOf<C>>> => {
      try {
        return await database.list(collection);
      } catch {
        return seed(collection);
      }
    };

  async function leave(database: DatabaseSource | undefined, reason: MemoryReason): Promise<Held> {
    const kept: readonly Quarantined[] = database
      ? await database.quarantined().catch(() => [])
      : [];
    const from = database ? rescueFrom(database) : seed;
    const epoch = await database?.epoch().catch(() => 0);
    const memory = createMemorySource(from, { reason, quarantined: kept, sample: seed, epoch });
    if (database) await Promise.all(collectionNames.map((collection) => memory.list(collection)));
    memory.subscribe(listeners.emit);
    database?.close();
    held = memory;
    setStatus({ durability: 'memory', reason, isAlone: false });
    return memory;
  }

  function goOnInMemory(database: DatabaseSource | undefined, reason: MemoryReason): Promise<Held> {
    leaving ??= leave(database, reason);
    return leaving;
  }

  async function open(): Promise<Held> {
    let source: DatabaseSource | undefined;
    try {
      const database = await openDatabase({
        name,
        ...(steps && { steps }),
        ...(onNew && { onNew }),
        onWanted: (reason) => void goOnInMemory(source, reason),
        onLost: () => void goOnInMemory(source, 'failed'),
      });
      const notices = {
        onBroken: (count: number) => setStatus({ quarantined: status.quarantined + count }),
        onForestalled: () => source?.startAnew(),
        // In its turn, so that what is being written is kept or taken back before memory takes over.
        onLost: (error: StorageError) =>
          void inTurn(() => goOnInMemory(source, memoryReason(error))),
      };
      const store = new RecordStore({ database, seed, notices, pace });
      const channel = openTabChannel(name, () => {
        const catchingUp = inTurn(async () => (isClosed ? undefined : source?.catchUp()));
        catchingUp.catch(() => goOnInMemory(source, 'failed'));
      });
      source = new DatabaseSource(name, store, channel, journal);
      const count = async () => setStatus({ quarantined: await store.countQuarantined() });
      source.listeners.subscribe((event) => {
        listeners.emit(event);
        if (event.kind === 'replaced') count().catch(() => undefined);
      });
      await source.resume();
      await count();
      if (leaving) return await leaving;
      if (isClosed) source.close();
      held = source;
      return source;
    } catch (error) {
      const reason = error instanceof DatabaseUnavailable ? error.reason : 'failed';
      return goOnInMemory(source, reason);
    }
  }

  const opening = open();

  /** Takes up at once what another tab was left with. */
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (newValue === null || !journal.isNote(key)) return;
    const resuming = inTurn(async () => {
      const to = await current();
      if (to instanceof DatabaseSource) await to.resume();
    });
    resuming.catch(() => undefined);
  };
  window.addEventListener('storage', onStored);

  async function current(): Promise<Held> {
    return (leaving && (await leaving)) ?? held ?? opening;
  }

  /** Reads; where storage fails, from what memory still has. */
  async function read<T>(work: (from: Held) => Promise<T>): Promise<T> {
    const from = await current();
    try {
      return await work(from);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const database = from instanceof DatabaseSource ? from : undefined;
      return work(await goOnInMemory(database, memoryReason(error)));
    }
  }

  /** Where storage fails half-way, whoever reads begins again with what memory still has. */
  async function* batches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const from = await current();
    try {
      yield* from.batches(collection);
    } catch (error) {
      if (error instanceof StorageError && from instanceof DatabaseSource) {
        await goOnInMemory(from, memoryReason(error));
      }
      throw error;
    }
  }

  /** What replaces everything replaces what was set aside, too. */
  const withNothingAside = (turn: Turn): Turn => {
    const replaced = async (replacing: Promise<WriteOutcome>) => {
      const outcome = await replacing;
      if (outcome.ok) setStatus({ quarantined: 0 });
      return outcome;
    };
    return {
      write: turn.write,
      replace: (contents, added) => replaced(turn.replace(contents, added)),
      stage: async () => {
        const staging = await turn.stage();
        return {
          ...staging,
          replace: (added, course) => replaced(staging.replace(added, course)),
        };
      },
    };
  };

  /**
   * Writes; where storage fails, what was written is lost and said to be, and the next goes to
   * memory, unless it was this one alone that could not be kept.
   */
  async function write<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    const to = await current();
    try {
      return await to.inTurn((turn) => work(withNothingAside(turn)), epoch);
    } catch (error) {
      if (error instanceof StorageError && !isBusy(error) && to instanceof DatabaseSource) {
        if (!(await to.hasRoom())) await goOnInMemory(to, memoryReason(error));
      }
      throw error;
    }
  }

  return {
    list: (collection) => read((from) => from.list(collection)),
    batches,
    peek: (collection) => held?.peek(collection),
    get: (collection, key) => read((from) => from.get(collection, key)),
    keys: (collection) => read((from) => from.keys(collection)),
    find: (collection, index, query) => read((from) => from.find(collection, index, query)),
    count: (collection, index, query) => read((from) => from.count(collection, index, query)),
    isLong: (collection) => read((from) => from.isLong(collection)),
    epoch: () => read((from) => from.epoch()),
    inTurn: (work, epoch) => inTurn(() => write(work, epoch)),
    release: (collection) => held?.release(collection),
    quarantined: () => read((from) => from.quarantined()),
    status: () => status,
    subscribe: listeners.subscribe,
    close: () => {
      isClosed = true;
      window.removeEventListener('storage', onStored);
      held?.close();
    },
  };
}
