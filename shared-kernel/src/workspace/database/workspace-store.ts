import type { QueryClient } from '@tanstack/react-query';
import { warnBeforeUnload } from '../../shell/warn-before-unload';
import {
  getCollectionSpec,
  type CollectionName,
  type IndexName,
  type RecordOf,
} from './collections';
import type { SampleLoader } from './seed-data';
import type {
  IndexQuery,
  SourceEvent,
  WorkspaceWriter,
  WorkspaceSource,
  WrittenRecord,
} from './source';
import { ReplacedError, StorageError } from './source-errors';
import type { MemoryReason, WorkspaceStatus } from './status';
import type { ChangeLinker } from './apply-changes';
import { CachedRecords } from './cached-records';
import { getMemoryReason, createStorageError } from './connection';
import { Listeners } from './listeners';
import { MemoryStorage } from './memory-storage';
import { RecordCache } from './record-cache';
import type { Storage, StorageChanges, StorageEvent, StorageState } from './storage';
import { initialState } from './storage-state';
import { createWriter, type WriterContext } from './writer';
import { warnIfOnlyInMemory } from './warn-about-memory';
import { isBusyError } from './write-lock';

export interface WorkspaceStoreOptions {
  readonly sample: SampleLoader;
  readonly status: WorkspaceStatus;
  readonly queryClient: QueryClient;
  readonly linkChanges: ChangeLinker;
  readonly open?: () => Promise<Storage>;
  /** Whether the storage is on a server. If the server fails, reads fail until it responds again. */
  readonly isShared?: boolean;
}

/**
 * The records of a workspace, with a storage, a cache and a queue of writes. If the storage fails, the workspace
 * continues in memory with all records that could be read, unless it is on a server. Its status says why.
 */
export class WorkspaceStore implements WorkspaceSource {
  readonly queryClient: QueryClient;
  private readonly cache: RecordCache;
  private readonly records: CachedRecords;
  private readonly sample: SampleLoader;
  private readonly linkChanges: ChangeLinker;
  private readonly listeners = new Listeners<SourceEvent>();
  private readonly isShared: boolean;
  private readonly opening: Promise<void>;
  private storage: Storage | undefined;
  private state: StorageState = initialState;
  private current: WorkspaceStatus;
  private leaving: Promise<void> | undefined;
  private lastWork: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private stopWarning: () => void = () => undefined;

  constructor({ sample, status, queryClient, linkChanges, open, isShared }: WorkspaceStoreOptions) {
    this.sample = sample;
    this.linkChanges = linkChanges;
    this.current = status;
    this.queryClient = queryClient;
    this.cache = new RecordCache(queryClient);
    this.records = new CachedRecords(this.cache);
    this.isShared = isShared === true;
    if (!open) this.storage = this.followed(new MemoryStorage(sample));
    this.opening = open ? this.open(open) : Promise.resolve();
    this.opening.catch(() => undefined);
  }

  readonly list = <C extends CollectionName>(collection: C) =>
    this.read((storage) => this.records.list(storage, collection));

  readonly load = <C extends CollectionName>(collection: C) =>
    this.read(async () => {
      if (this.cache.list(collection)) await this.enqueue(() => this.synchronize());
      return this.records.list(await this.opened(), collection);
    });

  readonly readAll = <C extends CollectionName>(collection: C) =>
    this.read((storage) => this.records.all(storage, collection));

  readonly peek = <C extends CollectionName>(collection: C) =>
    this.cache.list(collection) as readonly RecordOf<C>[] | undefined;

  readonly get = <C extends CollectionName>(collection: C, key: string) =>
    this.read((storage) => this.records.get(storage, collection, key));

  readonly keys = async (collection: CollectionName) =>
    (await this.list(collection)).map(getCollectionSpec(collection).keyOf);

  readonly find = <C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query: IndexQuery = {},
  ) => this.read((storage) => this.records.find(storage, collection, index, query));

  readonly count = async <C extends CollectionName>(
    collection: C,
    index?: IndexName<C>,
    query?: IndexQuery,
  ) => {
    const counted =
      index === undefined ? await this.list(collection) : await this.find(collection, index, query);
    return counted.length;
  };

  readonly epoch = () => this.read(() => Promise.resolve(this.state.epoch));

  readonly sampleMoment = () => this.read((storage) => storage.sampleMoment());

  readonly remoteCollections = () => this.read((storage) => storage.remoteCollections());

  readonly quarantined = () => this.read((storage) => storage.quarantined());

  readonly logState = () =>
    this.read((storage) => Promise.resolve({ name: storage.name, head: this.state.head }));

  readonly readLog = () =>
    this.read(async (storage) => {
      const { entries, head } = await storage.readLog();
      return { name: storage.name, entries, head };
    });

  readonly revisionOf = (record: object) => this.cache.revisionOf(record);

  readonly status = () => this.current;

  readonly subscribe = (listener: (event: SourceEvent) => void) => this.listeners.add(listener);

  readonly withWriteLock = <T>(
    work: (writer: WorkspaceWriter) => Promise<T>,
    epoch?: number,
  ): Promise<T> =>
    this.enqueue(async () => {
      const storage = await this.opened();
      const begun = epoch ?? this.state.epoch;
      const stopAsking = storage.name === undefined ? () => undefined : warnBeforeUnload();
      try {
        return await storage.exclusive(async () => {
          await this.synchronize();
          if (begun !== this.state.epoch) throw new ReplacedError();
          return work(createWriter(this.writerContext(storage)));
        });
      } catch (error) {
        throw await this.afterFailure(storage, error);
      } finally {
        stopAsking();
      }
    });

  readonly close = (): void => {
    this.isClosed = true;
    this.stopWarning();
    this.storage?.close();
    this.queryClient.clear();
  };

  private writerContext(storage: Storage): WriterContext {
    return {
      storage,
      sample: this.sample,
      state: () => this.state,
      linkChanges: this.linkChanges,
      get: (collection, key) => this.records.get(storage, collection, key),
      readLog: () => this.readAll('auditEntries'),
      synchronize: () => this.synchronize(),
      committed: (state, written) => {
        this.state = state;
        this.publish(written);
      },
      replaced: async (state) => {
        this.state = state;
        await this.startAgain();
      },
    };
  }

  /** Reads from the storage. If this fails, the workspace switches to memory and the read is repeated there. */
  private async read<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await this.opened();
    try {
      return await work(storage);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      await this.switchToMemory(getMemoryReason(error));
      return work(await this.opened());
    }
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const queued = this.lastWork.then(work);
    this.lastWork = queued.catch(() => undefined);
    return queued;
  }

  private async opened(): Promise<Storage> {
    await (this.leaving ?? this.opening);
    if (!this.storage) throw new Error('The workspace is not open.');
    return this.storage;
  }

  private async open(open: () => Promise<Storage>): Promise<void> {
    try {
      const storage = await open();
      if (this.isClosed) storage.close();
      this.storage = storage;
      const { changed: _all, ...state } = await storage.changesSince(0);
      this.state = state;
      storage.subscribe((event) => this.follow(event));
      await this.countQuarantined();
    } catch (error) {
      if (this.isShared) throw error;
      await this.switchToMemory(getMemoryReason(error));
    }
    await this.leaving;
  }

  /** Subscribes to an in-memory storage, in order to count the records that it quarantines. */
  private followed(memory: MemoryStorage): MemoryStorage {
    memory.subscribe((event) => {
      if (event.kind === 'quarantined') this.follow(event);
    });
    return memory;
  }

  private follow(event: StorageEvent): void {
    if (event.kind === 'lost') void this.switchToMemory(event.reason);
    else if (event.kind === 'quarantined')
      this.setStatus({ quarantined: this.current.quarantined + event.count });
    else {
      const following = this.enqueue(async () => {
        if (!this.isClosed) await this.synchronize(event.changes);
      });
      following.catch((error: unknown) => this.switchToMemory(getMemoryReason(error)));
    }
  }

  private async synchronize(message?: StorageChanges): Promise<void> {
    const storage = await this.opened();
    const { revision, epoch } = this.state;
    const isNext = message?.revision === revision + 1 && message.epoch === epoch;
    const changes = isNext ? message : await storage.changesSince(revision);
    const { changed, ...state } = changes;
    if (state.revision === revision && state.epoch === epoch) return;
    const written = changed && (await this.records.changed(storage, changed));
    // The state is set only after the changes have been read, so that a failed read is repeated from the same revision.
    this.state = state;
    if (written) this.publish(written);
    else await this.startAgain();
  }

  private publish(written: readonly WrittenRecord[]): void {
    this.cache.apply(written);
    this.listeners.notify({ kind: 'written', written });
  }

  private async startAgain(): Promise<void> {
    this.cache.clear();
    this.listeners.notify({ kind: 'replaced' });
    await this.countQuarantined().catch(() => undefined);
  }

  /**
   * Handles a failed write and returns the error to throw. If the storage accepts no more writes, the workspace
   * switches to memory.
   */
  private async afterFailure(storage: Storage, error: unknown): Promise<unknown> {
    const isStored = storage.name !== undefined;
    if (!(error instanceof StorageError) || isBusyError(error) || !isStored) return error;
    if (!(await storage.isWritable())) await this.switchToMemory(getMemoryReason(error));
    if (!this.leaving || error.reason !== 'failed') return error;
    await this.leaving;
    const { reason } = this.current;
    return reason === 'full' || reason === 'blocked' ? createStorageError(reason, error) : error;
  }

  private switchToMemory(reason: MemoryReason): Promise<void> {
    if (this.isShared) return Promise.resolve();
    this.leaving ??= this.leave(reason);
    return this.leaving;
  }

  private async leave(reason: MemoryReason): Promise<void> {
    const { storage, sample } = this;
    const contents = storage ? await this.records.contents(storage) : {};
    const quarantined = await storage?.quarantined().catch(() => []);
    const sampleMoment = await storage?.sampleMoment().catch(() => undefined);
    const { head, ...counts } = this.state;
    const memory = new MemoryStorage(sample, {
      contents,
      state: { ...counts, ...(contents.auditEntries && head && { head }), recent: [] },
      ...(sampleMoment !== undefined && { sampleMoment }),
      ...(quarantined && { quarantined }),
    });
    this.storage = this.followed(memory);
    storage?.close();
    if (!this.isClosed) this.stopWarning = warnIfOnlyInMemory(this.subscribe);
    this.setStatus({ durability: 'memory', reason, isAlone: false });
  }

  private setStatus(changes: Partial<WorkspaceStatus>): void {
    this.current = { ...this.current, ...changes };
    this.listeners.notify({ kind: 'status' });
  }

  private async countQuarantined(): Promise<void> {
    const quarantined = (await this.storage?.quarantined())?.length ?? 0;
    if (quarantined !== this.current.quarantined) this.setStatus({ quarantined });
  }
}
