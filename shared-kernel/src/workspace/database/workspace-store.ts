import type { QueryClient } from '@tanstack/react-query';
import { warnBeforeUnload } from '../../shell/warn-before-unload';
import type { CollectionName, IndexName } from './collections';
import type { SampleLoader } from './seed-data';
import type {
  IndexQuery,
  SourceEvent,
  WorkspaceWriter,
  WorkspaceSource,
  WrittenRecord,
} from './source';
import { WorkspaceReplacedError, StorageError } from './source-errors';
import type { InMemoryReason, WorkspaceStatus } from './status';
import type { ChangeLinker } from './apply-changes';
import { Listeners } from './listeners';
import { MemoryStorage } from './memory-storage';
import { RecordCache } from './record-cache';
import type { Storage, StorageChanges, WorkspaceStorageEvent, StorageState } from './storage';
import { initialState } from './storage-state';
import { createWriter } from './writer';

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
 * continues in memory with all records that it could read. Its status then contains the reason. A workspace on a server
 * does not continue in memory.
 */
export class WorkspaceStore implements WorkspaceSource {
  readonly queryClient: QueryClient;
  private readonly cache: RecordCache;
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
  private stopWarning: (() => void) | undefined;

  constructor({ sample, status, queryClient, linkChanges, open, isShared }: WorkspaceStoreOptions) {
    this.sample = sample;
    this.linkChanges = linkChanges;
    this.current = status;
    this.queryClient = queryClient;
    this.cache = new RecordCache(queryClient);
    this.isShared = isShared === true;
    this.opening = this.open(open ?? (() => Promise.resolve(new MemoryStorage(sample))));
    this.opening.catch(() => undefined);
  }

  readonly list = <C extends CollectionName>(collection: C) =>
    this.read((storage) => this.cache.list(storage, collection));

  readonly load = <C extends CollectionName>(collection: C) =>
    this.read(async () => {
      if (this.cache.peek(collection)) await this.enqueue(() => this.synchronize());
      return this.cache.list(await this.opened(), collection);
    });

  readonly readAll = <C extends CollectionName>(collection: C) =>
    this.read((storage) => this.cache.all(storage, collection));

  readonly peek = <C extends CollectionName>(collection: C) => this.cache.peek(collection);

  readonly get = <C extends CollectionName>(collection: C, key: string) =>
    this.read((storage) => this.cache.get(storage, collection, key));

  readonly find = <C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query: IndexQuery = {},
  ) => this.read((storage) => this.cache.find(storage, collection, index, query));

  readonly epoch = () => this.read(() => Promise.resolve(this.state.epoch));

  readonly sampleMoment = () => this.read((storage) => storage.sampleMoment());

  readonly remoteCollections = () => this.read((storage) => storage.remoteCollections());

  readonly quarantined = () => this.read((storage) => storage.quarantined());

  readonly logState = () =>
    this.read((storage) => Promise.resolve({ name: storage.name, head: this.state.head }));

  readonly readLog = () =>
    this.read(async (storage) => ({ name: storage.name, ...(await storage.readLog()) }));

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
          if (begun !== this.state.epoch) throw new WorkspaceReplacedError();
          return work(this.createWriter(storage));
        });
      } catch (error) {
        throw await this.afterFailure(storage, error);
      } finally {
        stopAsking();
      }
    });

  readonly close = (): void => {
    this.isClosed = true;
    this.stopWarning?.();
    this.storage?.close();
    this.queryClient.clear();
  };

  private createWriter(storage: Storage): WorkspaceWriter {
    return createWriter({
      storage,
      sample: this.sample,
      state: () => this.state,
      linkChanges: this.linkChanges,
      get: (collection, key) => this.cache.get(storage, collection, key),
      readLog: () => this.readAll('auditEntries'),
      synchronize: () => this.synchronize(),
      committed: (state, written) => this.advance(state, written),
    });
  }

  /** Reads from the storage. If this fails, the workspace switches to memory and the read is repeated there. */
  private async read<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await this.opened();
    try {
      return await work(storage);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      await this.switchToMemory(error);
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
      await this.switchToMemory(error);
    }
    await this.leaving;
  }

  private follow(event: WorkspaceStorageEvent): void {
    if (event.kind === 'lost') void this.switchToMemory();
    else if (event.kind === 'quarantined')
      this.setStatus({ quarantined: this.current.quarantined + event.count });
    else {
      const following = this.enqueue(async () => {
        if (!this.isClosed) await this.synchronize(event.changes);
      });
      following.catch((error: unknown) => this.switchToMemory(error));
    }
  }

  private async synchronize(message?: StorageChanges): Promise<void> {
    const storage = await this.opened();
    const { revision, epoch } = this.state;
    const isNext = message?.revision === revision + 1 && message.epoch === epoch;
    const changes = isNext ? message : await storage.changesSince(revision);
    const { changed, ...state } = changes;
    if (state.revision === revision && state.epoch === epoch) return;
    const written = changed && (await this.cache.readChanged(storage, changed));
    // The state is set only after the changes have been read, so that a failed read is repeated from the same revision.
    await this.advance(state, written);
  }

  /** Updates the state and the cache after a write. `written` is `undefined` if all records were replaced. */
  private async advance(
    state: StorageState,
    written: readonly WrittenRecord[] | undefined,
  ): Promise<void> {
    this.state = state;
    // Audit entries alone need no warning before leaving the page, because each sign-in adds one.
    const isWork = written?.some(({ collection }) => collection !== 'auditEntries') ?? true;
    if (this.leaving && isWork && !this.isClosed) this.stopWarning ??= warnBeforeUnload();
    if (written) {
      this.cache.apply(written);
      this.listeners.notify({ kind: 'written', written });
    } else {
      this.cache.clear();
      this.listeners.notify({ kind: 'replaced' });
      await this.countQuarantined().catch(() => undefined);
    }
  }

  /**
   * Handles a failed write and returns the error to throw. If the storage accepts no more writes, the workspace
   * switches to memory.
   */
  private async afterFailure(storage: Storage, error: unknown): Promise<unknown> {
    if (!(error instanceof StorageError) || error.reason === 'busy') return error;
    if (storage.name === undefined) return error;
    if (!(await storage.isWritable())) await this.switchToMemory(error);
    if (!this.leaving || error.reason !== 'failed') return error;
    await this.leaving;
    const { reason } = this.current;
    const isExplained = reason === 'full' || reason === 'blocked';
    return isExplained ? new StorageError(reason, { cause: error }) : error;
  }

  private switchToMemory(error?: unknown): Promise<void> {
    if (this.isShared) return Promise.resolve();
    const isReason = error instanceof StorageError && error.reason !== 'busy';
    this.leaving ??= this.leave(isReason ? error.reason : 'failed');
    return this.leaving;
  }

  private async leave(reason: InMemoryReason): Promise<void> {
    const { storage, sample } = this;
    const contents = storage ? await this.cache.contents(storage) : {};
    const quarantined = await storage?.quarantined().catch(() => []);
    const sampleMoment = await storage?.sampleMoment().catch(() => undefined);
    const { head, ...counts } = this.state;
    const memory = new MemoryStorage(sample, {
      contents,
      state: { ...counts, ...(contents.auditEntries && head && { head }), recent: [] },
      ...(sampleMoment !== undefined && { sampleMoment }),
      ...(quarantined && { quarantined }),
    });
    memory.subscribe((event) => this.follow(event));
    this.storage = memory;
    storage?.close();
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
