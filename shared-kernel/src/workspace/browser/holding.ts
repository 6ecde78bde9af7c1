import type { IDBPDatabase } from 'idb';
import type { CollectionName } from '../collections';
import { createListeners } from '../listeners';
import { sampleSeed, type Seed } from '../seed-data';
import { StorageError, type SourceEvent, type Turn, type WorkspaceSource } from '../source';
import type { MemoryReason, WorkspaceStatus } from '../status';
import { createTurns } from '../turns';
import { workspaceDatabase, type BrowserSourceOptions } from './browser-source-options';
import { DatabaseSource } from './database-source';
import { DatabaseUnavailable, openDatabase } from './database';
import { memoryAfter, memoryReason } from './memory-after';
import { RecordStore } from './record-store';
import { seedPace } from './seed-pace';
import { storageError } from './storage-error';
import { openTabChannel } from './tab-channel';
import { tellingReplaced } from './telling-replaced';
import { askBeforeLoss } from './unkept';
import { WriteJournal } from './write-journal';
import { hasLocks, isBusy } from './writer-lock';

/** What the workspace is in: its database, or memory. */
type Held = Omit<WorkspaceSource, 'status' | 'subscribe'>;

/** Where the workspace of this browser is held, and how it gets from there into memory. */
export class Holding {
  readonly listeners = createListeners<SourceEvent>();
  status: WorkspaceStatus = {
    durability: 'durable',
    reason: undefined,
    quarantined: 0,
    isAlone: !hasLocks(),
  };
  /** What is held once that is known. */
  held: Held | undefined;
  private readonly name: string;
  private readonly seed: Seed;
  private readonly journal: WriteJournal;
  private readonly takeTurn = createTurns();
  private isClosed = false;
  private leaving: Promise<Held> | undefined;
  private stopAsking: () => void = () => undefined;
  private readonly opening: Promise<Held>;

  constructor(private readonly options: BrowserSourceOptions) {
    this.name = options.name ?? workspaceDatabase;
    this.seed = options.seed ?? sampleSeed;
    this.journal = new WriteJournal({ database: this.name, steps: options.steps });
    this.opening = this.open();
    window.addEventListener('storage', this.onStored);
  }

  /** Reads; where storage fails, from what memory still has. */
  async read<T>(work: (from: Held) => Promise<T>): Promise<T> {
    const from = await this.current();
    try {
      return await work(from);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const database = from instanceof DatabaseSource ? from : undefined;
      return work(await this.goOnInMemory(database, memoryReason(error)));
    }
  }

  /** Where storage fails half-way, whoever reads begins again with what memory still has. */
  async *batches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const from = await this.current();
    try {
      yield* from.batches(collection);
    } catch (error) {
      if (error instanceof StorageError && from instanceof DatabaseSource) {
        await this.goOnInMemory(from, memoryReason(error));
      }
      throw error;
    }
  }

  inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    return this.takeTurn(() => this.write(work, epoch));
  }

  close(): void {
    this.isClosed = true;
    this.stopAsking();
    window.removeEventListener('storage', this.onStored);
    this.held?.close();
  }

  private setStatus(changes: Partial<WorkspaceStatus>): void {
    this.status = { ...this.status, ...changes };
    this.listeners.emit({ kind: 'status' });
  }

  private async open(): Promise<Held> {
    let source: DatabaseSource | undefined;
    const leave = (reason: MemoryReason) => this.goOnInMemory(source, reason);
    try {
      const { steps, onNew } = this.options;
      const database = await openDatabase({
        name: this.name,
        ...(steps && { steps }),
        ...(onNew && { onNew }),
        onWanted: (reason) => void leave(reason),
        onLost: () => void leave('failed'),
      });
      source = this.sourceIn(database);
      await source.resume();
      await this.countAside(source);
    } catch (error) {
      return leave(error instanceof DatabaseUnavailable ? error.reason : 'failed');
    }
    if (this.leaving) return this.leaving;
    if (this.isClosed) source.close();
    this.held = source;
    return source;
  }

  private sourceIn(database: IDBPDatabase): DatabaseSource {
    const { name, seed, journal, takeTurn, options } = this;
    const { now, pace = seedPace } = options;
    const notices = {
      onBroken: (count: number) => this.setStatus({ quarantined: this.status.quarantined + count }),
      onForestalled: () => source.startAnew(),
      // In its turn, so that what is being written is kept or taken back before memory takes over.
      onLost: (error: StorageError) =>
        void takeTurn(() => this.goOnInMemory(source, memoryReason(error))),
    };
    const store = new RecordStore({ database, seed, now, notices, pace });
    const channel = openTabChannel(name, (told) => {
      const catchingUp = takeTurn(async () => (this.isClosed ? undefined : source.catchUp(told)));
      catchingUp.catch(() => this.goOnInMemory(source, 'failed'));
    });
    const source = new DatabaseSource(name, store, channel, journal);
    source.listeners.subscribe((event) => {
      this.listeners.emit(event);
      if (event.kind === 'replaced') this.countAside(source).catch(() => undefined);
    });
    return source;
  }

  private async countAside(source: DatabaseSource): Promise<void> {
    this.setStatus({ quarantined: await source.store.quarantine.count() });
  }

  /** Takes up at once what another tab was left with. */
  private readonly onStored = ({ key, newValue }: StorageEvent): void => {
    if (newValue === null || !this.journal.isNote(key)) return;
    const resuming = this.takeTurn(async () => {
      const to = await this.current();
      if (to instanceof DatabaseSource) await to.resume();
    });
    resuming.catch(() => undefined);
  };

  private goOnInMemory(database: DatabaseSource | undefined, reason: MemoryReason): Promise<Held> {
    this.leaving ??= this.leave(database, reason);
    return this.leaving;
  }

  private async leave(database: DatabaseSource | undefined, reason: MemoryReason): Promise<Held> {
    const { now } = this.options;
    const memory = await memoryAfter(database, { reason, seed: this.seed, now });
    memory.subscribe(this.listeners.emit);
    if (!this.isClosed) this.stopAsking = askBeforeLoss(memory.subscribe);
    database?.close();
    this.held = memory;
    this.setStatus({ durability: 'memory', reason, isAlone: false });
    return memory;
  }

  private async current(): Promise<Held> {
    return (this.leaving && (await this.leaving)) ?? this.held ?? this.opening;
  }

  /**
   * Writes; where storage fails, what was written is lost and said to be, and the next goes to
   * memory, unless it was this one alone that could not be kept.
   */
  private async write<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    const to = await this.current();
    try {
      return await to.inTurn(
        (turn) => work(tellingReplaced(turn, () => this.setStatus({ quarantined: 0 }))),
        epoch,
      );
    } catch (error) {
      if (!(error instanceof StorageError) || isBusy(error) || !(to instanceof DatabaseSource))
        throw error;
      if (!(await to.hasRoom())) await this.goOnInMemory(to, memoryReason(error));
      throw await this.withReason(error);
    }
  }

  /** What failed because the database was being left under it says why it was left. */
  private async withReason(error: StorageError): Promise<StorageError> {
    if (!this.leaving || error.reason !== 'failed') return error;
    await this.leaving;
    const { reason } = this.status;
    return reason === 'full' || reason === 'blocked' ? storageError(reason, error) : error;
  }
}
