import { unwrap, type IDBPDatabase } from 'idb';
import type { AuditEntry } from '../../domain/audit';
import {
  collectionNames,
  isKernelCollection,
  isRemoteCollection,
  appendOnlyCollections,
  replaceableCollections,
  specOf,
  type CollectionName,
} from './collections';
import { findStored } from './find-in-index';
import type { Sample } from './seed-data';
import type { QuarantinedRecord, Stored } from './source';
import type { MemoryReason } from './status';
import { openBroadcast, type Broadcast } from './broadcast';
import { openConnection, type Connection } from './connection';
import { findBackwards, rangeOf } from './index-range';
import { metaStore, quarantineStore, versionKey, type OpenOptions } from './open-database';
import { quarantineInvalid, type InvalidRecord } from './quarantine';
import {
  SampleSeeding,
  seedCollection,
  seededRemoteCollections,
  writeMoment,
} from './sample-seeding';
import type {
  Commit,
  CommitResult,
  LoadQuery,
  Replacement,
  Storage,
  StorageChanges,
  StorageEvent,
} from './storage';
import {
  afterCommit,
  afterReplacement,
  changesOf,
  conflictsOf,
  isApplied,
  isCurrent,
  publicState,
  readState,
  type StoredState,
} from './storage-state';
import {
  batchRequests,
  openStoredRecord,
  remoteStore,
  storedKeyOf,
  storedRecordOf,
  storeKeyOf,
  storeOf,
  storeRangeOf,
  runWriteTransaction,
  type WriteTransaction,
} from './stored-record';
import { withWriteLock } from './write-lock';

const stateKey = 'state';

const allStores = [...collectionNames, remoteStore, metaStore, quarantineStore];

/** Test data for checking the storage, of about the size that a short command writes. */
const probe = ' '.repeat(16_384);

export interface IndexedDbOptions extends Pick<OpenOptions, 'name' | 'version' | 'onNew'> {
  readonly sample: Sample;
}

type Write = (transaction: WriteTransaction, state: StoredState) => Promise<StoredState>;

/** Stores records in IndexedDB, which all tabs of the browser share. */
export class IndexedDbStorage implements Storage {
  readonly name: string;
  private readonly listeners = new Set<(event: StorageEvent) => void>();
  private readonly seeding: SampleSeeding;
  private readonly broadcast: Broadcast;
  private lost: MemoryReason | undefined;

  /** Opens the database. Rejects with `DatabaseUnavailable`. */
  static async open({ sample, ...options }: IndexedDbOptions): Promise<IndexedDbStorage> {
    const opened: { storage?: IndexedDbStorage; isWanted?: boolean } = {};
    const connection = await openConnection({
      ...options,
      onWanted: () => {
        opened.isWanted = true;
        opened.storage?.lose('failed');
      },
      onLost: () => opened.storage?.emit({ kind: 'changed' }),
    });
    const storage = new IndexedDbStorage(options.name, connection, sample);
    opened.storage = storage;
    if (opened.isWanted) storage.lose('failed');
    return storage;
  }

  private constructor(
    name: string,
    private readonly connection: Connection,
    sample: Sample,
  ) {
    this.name = name;
    this.seeding = new SampleSeeding(connection, sample);
    this.broadcast = openBroadcast(name, (changes) =>
      this.emit({ kind: 'changed', ...(changes && { changes }) }),
    );
  }

  changesSince(revision: number): Promise<StorageChanges> {
    return this.connection.use(async (database) => {
      const changes = changesOf(readState(await database.get(metaStore, stateKey)), revision);
      if (!changes.changed) this.seeding.forget();
      return changes;
    });
  }

  async load(collection: CollectionName, query?: LoadQuery): Promise<readonly Stored<object>[]> {
    if (query && 'index' in query && !isKernelCollection(collection)) {
      const all = await this.load(collection);
      return findStored(specOf(collection), all, query.index, query.range);
    }
    await this.seeding.seeded(collection);
    const values = await this.connection.use((database) => read(database, collection, query));
    const records: Stored<object>[] = [];
    const invalid: InvalidRecord[] = [];
    for (const value of values) {
      const opened = openStoredRecord(collection, value);
      if (opened.ok) records.push(opened.stored);
      else invalid.push({ collection, key: storedKeyOf(value), value, reasons: opened.reasons });
    }
    if (invalid.length === 0) return records;
    const count = await quarantineInvalid(this.connection, invalid);
    if (count > 0) this.emit({ kind: 'quarantined', count });
    // The read is repeated after records were quarantined, because a limited query may now return other records.
    return this.load(collection, query);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const names = [...new Set(commit.changes.map(({ collection }) => collection))];
    await Promise.all(names.map((name) => this.seeding.seeded(name)));
    return this.write(names.map(storeOf), commit, async (transaction, state) => {
      await putAll(transaction, commit);
      return afterCommit(state, commit);
    });
  }

  async replace(replacement: Replacement): Promise<CommitResult> {
    const { contents, sampleMoment } = replacement;
    await Promise.all(appendOnlyCollections.map((name) => this.seeding.seeded(name)));
    const result = await this.write(allStores, replacement, async (transaction, state) => {
      const cleared = [...replaceableCollections, remoteStore, metaStore, quarantineStore];
      const remoteNames = Object.keys(contents).filter(isRemoteCollection);
      const version: unknown = await transaction.objectStore(metaStore).get(versionKey);
      await Promise.all(cleared.map((name) => transaction.objectStore(name).clear()));
      await transaction.objectStore(metaStore).put(version, versionKey);
      await writeMoment(transaction, sampleMoment);
      for (const name of appendOnlyCollections) await seedCollection(transaction, name, []);
      for (const name of [...replaceableCollections, ...remoteNames]) {
        const records = contents[name];
        if (records) await seedCollection(transaction, name, records);
      }
      await putAll(transaction, replacement);
      return afterReplacement(state, replacement);
    });
    this.seeding.forget();
    return result;
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return withWriteLock(this.name, work);
  }

  async readLog() {
    await this.seeding.seeded('auditEntries');
    return this.connection.use(async (database) => {
      const transaction = database.transaction(['auditEntries', metaStore]);
      const [state, stored] = (await Promise.all([
        transaction.objectStore(metaStore).get(stateKey),
        transaction.objectStore('auditEntries').getAll(),
      ])) as [unknown, readonly { readonly record: AuditEntry }[]];
      return { entries: stored.map(({ record }) => record), head: readState(state).head };
    });
  }

  remoteCollections() {
    return this.connection.use(seededRemoteCollections);
  }

  quarantined(): Promise<QuarantinedRecord[]> {
    return this.connection.use(
      (database) => database.getAll(quarantineStore) as Promise<QuarantinedRecord[]>,
    );
  }

  sampleMoment(): Promise<string> {
    return this.seeding.moment();
  }

  async isWritable(): Promise<boolean> {
    try {
      await this.connection.use((database) =>
        runWriteTransaction(database, [metaStore], async (transaction) => {
          await transaction.objectStore(metaStore).put(probe, 'probe');
          await transaction.objectStore(metaStore).delete('probe');
        }),
      );
      return true;
    } catch {
      return false;
    }
  }

  subscribe(listener: (event: StorageEvent) => void): () => void {
    this.listeners.add(listener);
    if (this.lost) listener({ kind: 'lost', reason: this.lost });
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
    this.broadcast.close();
    this.seeding.forget();
    this.connection.close();
  }

  private lose(reason: MemoryReason): void {
    this.lost = reason;
    this.emit({ kind: 'lost', reason });
  }

  private emit(event: StorageEvent): void {
    for (const listener of [...this.listeners]) listener(event);
  }

  /**
   * Runs one transaction. If the browser closes the database meanwhile, the transaction is repeated unless it was
   * already applied.
   */
  private async write(
    names: readonly string[],
    commit: Commit,
    change: Write,
  ): Promise<CommitResult> {
    const result = await this.connection.use((database) =>
      runWriteTransaction(
        database,
        [...new Set([...names, metaStore])],
        async (
          transaction,
        ): Promise<{ readonly result: CommitResult; readonly to?: StoredState }> => {
          const meta = transaction.objectStore(metaStore);
          const state = readState(await meta.get(stateKey));
          if (isApplied(state, commit)) return { result: { ok: true, state: publicState(state) } };
          const conflicts = await conflictsIn(transaction, state, commit, names);
          if (conflicts.length > 0) return { result: { ok: false, conflicts } };
          const to = await change(transaction, state);
          await meta.put(to, stateKey);
          return { result: { ok: true, state: publicState(to) }, to };
        },
        // Strict durability: changes are on disk before the user sees that they are saved.
        'strict',
      ),
    );
    if (result.to) this.broadcast.post(changesOf(result.to, result.to.revision - 1));
    return result.result;
  }
}

async function read(database: IDBPDatabase, collection: CollectionName, query?: LoadQuery) {
  const storeName = storeOf(collection);
  if (!query) return (await database.getAll(storeName, storeRangeOf(collection))) as unknown[];
  if ('keys' in query) {
    const { store } = database.transaction(storeName);
    const values: unknown[] = await Promise.all(
      query.keys.map((key) => store.get(storeKeyOf(collection, key))),
    );
    return values.filter((value) => value !== undefined);
  }
  const { index, range } = query;
  if (range.descending) return findBackwards(database, collection, index, range);
  return (await database.getAllFromIndex(
    collection,
    index,
    rangeOf(range),
    range.limit,
  )) as unknown[];
}

async function conflictsIn(
  transaction: WriteTransaction,
  state: StoredState,
  commit: Commit,
  names: readonly string[],
) {
  if (isCurrent(state, commit)) return [];
  // A replacement of the workspace conflicts with every other change.
  if (names === allStores) return commit.changes;
  return conflictsOf(state, commit, async ({ collection, key }) => {
    const store = transaction.objectStore(storeOf(collection));
    const stored = (await store.get(storeKeyOf(collection, key))) as
      | { readonly revision: number }
      | undefined;
    return stored?.revision ?? 0;
  });
}

const putAll = (transaction: WriteTransaction, { changes }: Commit): Promise<void> =>
  batchRequests(changes, ({ collection, key, stored }) => {
    const store = unwrap(transaction.objectStore(storeOf(collection)));
    return stored
      ? store.put(storedRecordOf(collection, stored))
      : store.delete(storeKeyOf(collection, key));
  });
