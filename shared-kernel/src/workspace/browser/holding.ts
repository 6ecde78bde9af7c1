import type { CollectionName } from '../store/collections';
import { createListeners } from '../store/listeners';
import { sampleSeed, type Seed } from '../store/seed-data';
import { StorageError, type SourceEvent, type Turn, type WorkspaceSource } from '../store/source';
import type { MemoryReason, WorkspaceStatus } from '../store/status';
import { createTurns } from '../store/turns';
import { workspaceDatabase, type BrowserSourceOptions } from './browser-source-options';
import { openConnection, type Connection } from './connection';
import { DatabaseSource } from './database-source';
import { memoryAfter, memoryReason } from './memory-after';
import { RecordStore } from './record-store';
import { storageError } from './storage-error';
import { openTabChannel } from './tab-channel';
import { tellingReplaced } from './telling-replaced';
import type { Told } from './told';
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
      return work(await this.goOnInMemory(from, memoryReason(error)));
    }
  }

  /** Where storage fails half-way, whoever reads begins again with what memory still has. */
  async *batches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const from = await this.current();
    try {
      yield* from.batches(collection);
    } catch (error) {
      if (error instanceof StorageError) await this.goOnInMemory(from, memoryReason(error));
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
      const connection = await openConnection({
        name: this.name,
        ...(steps && { steps }),
        ...(onNew && { onNew }),
        onWanted: (reason) => void leave(reason),
        onLost: () => source && this.catchUp(source),
      });
      source = this.sourceIn(connection);
      await source.resume();
      await this.countAside(source);
    } catch (error) {
      return leave(memoryReason(error));
    }
    if (this.leaving) return this.leaving;
    if (this.isClosed) source.close();
    this.held = source;
    return source;
  }

  private sourceIn(connection: Connection): DatabaseSource {
    const { name, seed, journal } = this;
    const { now } = this.options;
    const onBroken = (count: number) =>
      this.setStatus({ quarantined: this.status.quarantined + count });
    const store = new RecordStore({ connection, seed, now, onBroken });
    const channel = openTabChannel(name, (told) => this.catchUp(source, told));
    const source = new DatabaseSource(name, store, channel, journal);
    source.listeners.subscribe((event) => {
      this.listeners.emit(event);
      if (event.kind === 'replaced') this.countAside(source).catch(() => undefined);
    });
    return source;
  }

  /** Takes in what other tabs wrote, which opens a database again that the browser has closed. */
  private catchUp(source: DatabaseSource, told?: Told): void {
    const catchingUp = this.takeTurn(async () => this.isClosed || source.catchUp(told));
    catchingUp.catch((error: unknown) => this.goOnInMemory(source, memoryReason(error)));
  }

  private async countAside(source: DatabaseSource): Promise<void> {
    this.setStatus({ quarantined: await source.store.quarantine.count() });
  }

  /** Takes up at once what another tab was left with. */
  private readonly onStored = ({ key, newValue }: StorageEvent): void => {
    if (newValue === null || !this.journal.isNote(key)) return;
    const resume = async () => {
      const to = await this.current();
      if (to instanceof DatabaseSource) await to.resume();
    };
    this.takeTurn(resume).catch(() => undefined);
  };

  private goOnInMemory(from: Held | undefined, reason: MemoryReason): Promise<Held> {
    this.leaving ??= this.leave(from instanceof DatabaseSource ? from : undefined, reason);
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
