import type { AuditEntry } from '../../domain/audit';
import {
  appendOnlyCollections,
  isKernelCollection,
  getCollectionSpec,
  type CollectionName,
} from './collections';
import { findStoredInIndex } from './find-in-index';
import type { SampleLoader } from './seed-data';
import type { QuarantinedRecord, StoredVersion } from './source';
import type { MemoryReason } from './status';
import { openBroadcast, type Broadcast } from './broadcast';
import {
  allStores,
  commitInTransaction,
  putChanges,
  replaceStores,
  stateKey,
  type WriteCallback,
} from './commit-transaction';
import { openConnection, type Connection } from './connection';
import { Listeners } from './listeners';
import { metaStore, quarantineStore, type OpenOptions } from './open-database';
import { quarantineInvalid, type InvalidRecord } from './quarantine';
import { loadStoredRecords } from './load-stored-records';
import { SampleSeeding, listSeededRemoteCollections } from './sample-seeding';
import type {
  Commit,
  CommitResult,
  LoadQuery,
  Replacement,
  Storage,
  StorageChanges,
  StorageEvent,
} from './storage';
import { applyCommit, toStorageChanges, readState } from './storage-state';
import {
  parseStoredRecord,
  runWriteTransaction,
  parseStoredKey,
  getStoreName,
} from './stored-record';
import { withWriteLock } from './write-lock';

/** Data that is written to test whether there is free space: about as much as a short command writes. */
const probe = ' '.repeat(16_384);

export interface IndexedDbOptions extends Pick<OpenOptions, 'name' | 'version' | 'onNew'> {
  readonly sample: SampleLoader;
}

/** Stores records in IndexedDB, which all tabs of the browser share. */
export class IndexedDbStorage implements Storage {
  readonly name: string;
  private readonly listeners = new Listeners<StorageEvent>();
  private readonly seeding: SampleSeeding;
  private readonly broadcast: Broadcast;
  private lost: MemoryReason | undefined;

  static async open({ sample, ...options }: IndexedDbOptions): Promise<IndexedDbStorage> {
    const opened: { storage?: IndexedDbStorage; isWanted?: boolean } = {};
    const connection = await openConnection({
      ...options,
      onWanted: () => {
        opened.isWanted = true;
        opened.storage?.lose('failed');
      },
      onLost: () => opened.storage?.listeners.notify({ kind: 'changed' }),
    });
    const storage = new IndexedDbStorage(options.name, connection, sample);
    opened.storage = storage;
    if (opened.isWanted) storage.lose('failed');
    return storage;
  }

  private constructor(
    name: string,
    private readonly connection: Connection,
    sample: SampleLoader,
  ) {
    this.name = name;
    this.seeding = new SampleSeeding(connection, sample);
    this.broadcast = openBroadcast(name, (changes) =>
      this.listeners.notify({ kind: 'changed', ...(changes && { changes }) }),
    );
  }

  changesSince(revision: number): Promise<StorageChanges> {
    return this.connection.use(async (database) => {
      const changes = toStorageChanges(
        readState(await database.get(metaStore, stateKey)),
        revision,
      );
      if (!changes.changed) this.seeding.forget();
      return changes;
    });
  }

  async load(
    collection: CollectionName,
    query?: LoadQuery,
  ): Promise<readonly StoredVersion<object>[]> {
    if (query && 'index' in query && !isKernelCollection(collection)) {
      const all = await this.load(collection);
      return findStoredInIndex(getCollectionSpec(collection), all, query.index, query.range);
    }
    await this.seeding.seeded(collection);
    const values = await this.connection.use((database) =>
      loadStoredRecords(database, collection, query),
    );
    const records: StoredVersion<object>[] = [];
    const invalid: InvalidRecord[] = [];
    for (const value of values) {
      const opened = parseStoredRecord(collection, value);
      if (opened.ok) records.push(opened.stored);
      else invalid.push({ collection, key: parseStoredKey(value), value, reasons: opened.reasons });
    }
    if (invalid.length === 0) return records;
    const count = await quarantineInvalid(this.connection, invalid);
    if (count > 0) this.listeners.notify({ kind: 'quarantined', count });
    // Reads again after invalid records were quarantined, because a limited query may now match other records.
    return this.load(collection, query);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const names = [...new Set(commit.changes.map(({ collection }) => collection))];
    await Promise.all(names.map((name) => this.seeding.seeded(name)));
    return this.write(names.map(getStoreName), commit, async (transaction, state) => {
      await putChanges(transaction, commit);
      return applyCommit(state, commit);
    });
  }

  async replace(replacement: Replacement): Promise<CommitResult> {
    await Promise.all(appendOnlyCollections.map((name) => this.seeding.seeded(name)));
    const result = await this.write(allStores, replacement, (transaction, state) =>
      replaceStores(transaction, state, replacement),
    );
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
    return this.connection.use(listSeededRemoteCollections);
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
    if (this.lost) listener({ kind: 'lost', reason: this.lost });
    return this.listeners.add(listener);
  }

  close(): void {
    this.listeners.clear();
    this.broadcast.close();
    this.seeding.forget();
    this.connection.close();
  }

  private lose(reason: MemoryReason): void {
    this.lost = reason;
    this.listeners.notify({ kind: 'lost', reason });
  }

  /**
   * Writes a commit. If the browser closes the database meanwhile, the write is repeated, unless the commit has already
   * been written.
   */
  private async write(
    names: readonly string[],
    commit: Commit,
    write: WriteCallback,
  ): Promise<CommitResult> {
    const { result, to } = await this.connection.use((database) =>
      commitInTransaction(database, names, commit, write),
    );
    if (to) this.broadcast.post(toStorageChanges(to, to.revision - 1));
    return result;
  }
}
