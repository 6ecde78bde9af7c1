import type { AuditEntry } from '../../domain/audit';
import {
  appendOnlyCollections,
  isKernelCollection,
  getCollectionSpec,
  type CollectionName,
} from './collections';
import { findRecordsInIndex } from './find-in-index';
import type { SampleLoader } from './seed-data';
import type { QuarantinedRecord, StoredVersion } from './source';
import { openBroadcast } from './broadcast';
import { commitInTransaction, storageStateKey } from './commit-transaction';
import { Connection } from './connection';
import { Listeners } from './listeners';
import { metaStoreName, quarantineStoreName, type OpenOptions } from './open-database';
import { quarantineInvalidRecords, type InvalidRecord } from './quarantine';
import { loadStoredRecords } from './load-stored-records';
import { SampleSeeding, listRemoteCollections } from './sample-seeding';
import type {
  Commit,
  CommitResult,
  LoadQuery,
  Storage,
  StorageChanges,
  WorkspaceStorageEvent,
} from './storage';
import { toStorageChanges, readState } from './storage-state';
import { parseStoredRecord, runWriteTransaction } from './stored-record';
import { withWriteLock } from './write-lock';

/** Test data that is written to check for free space. It is about as large as the data of a short command. */
const probe = ' '.repeat(16_384);

export interface IndexedDbOptions extends Pick<OpenOptions, 'name' | 'version' | 'onNew'> {
  readonly sample: SampleLoader;
}

/** Stores records in IndexedDB, which all tabs of the browser share. */
export class IndexedDbStorage implements Storage {
  readonly name: string;
  private readonly listeners = new Listeners<WorkspaceStorageEvent>();
  private readonly connection: Connection;
  private readonly seeding: SampleSeeding;
  private readonly broadcast: ReturnType<typeof openBroadcast>;
  private isLost = false;

  private constructor({ sample, ...options }: IndexedDbOptions) {
    this.name = options.name;
    this.connection = new Connection({
      ...options,
      onWanted: () => {
        this.isLost = true;
        this.listeners.notify({ kind: 'lost' });
      },
      onLost: () => this.listeners.notify({ kind: 'changed' }),
    });
    this.seeding = new SampleSeeding(this.connection, sample);
    this.broadcast = openBroadcast(this.name, (changes) =>
      this.listeners.notify({ kind: 'changed', ...(changes && { changes }) }),
    );
  }

  /** Opens the database, or creates it. Rejects with a `StorageError`. */
  static async open(options: IndexedDbOptions): Promise<IndexedDbStorage> {
    const storage = new IndexedDbStorage(options);
    try {
      await storage.connection.ready();
      return storage;
    } catch (error) {
      storage.close();
      throw error;
    }
  }

  changesSince(revision: number): Promise<StorageChanges> {
    return this.connection.use(async (database) => {
      const state = readState(await database.get(metaStoreName, storageStateKey));
      const changes = toStorageChanges(state, revision);
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
      return findRecordsInIndex(getCollectionSpec(collection), all, query.index, query.range);
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
      else {
        const { key } = value as { readonly key: string };
        invalid.push({ collection, key, value, reasons: opened.reasons });
      }
    }
    if (invalid.length === 0) return records;
    const count = await quarantineInvalidRecords(this.connection, invalid);
    if (count > 0) this.listeners.notify({ kind: 'quarantined', count });
    // Reads again after invalid records were quarantined, because a limited query may now match other records.
    return this.load(collection, query);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { changes, replacement } = commit;
    const read = replacement ? appendOnlyCollections : changes.map(({ collection }) => collection);
    await Promise.all(read.map((name) => this.seeding.seeded(name)));
    const { next, ...result } = await this.connection.use((database) =>
      commitInTransaction(database, commit),
    );
    if (replacement) this.seeding.forget();
    if (next) this.broadcast.post(toStorageChanges(next, next.revision - 1));
    return result;
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return withWriteLock(this.name, work);
  }

  async readLog() {
    await this.seeding.seeded('auditEntries');
    return this.connection.use(async (database) => {
      const transaction = database.transaction(['auditEntries', metaStoreName]);
      const [state, stored] = (await Promise.all([
        transaction.objectStore(metaStoreName).get(storageStateKey),
        transaction.objectStore('auditEntries').getAll(),
      ])) as [unknown, readonly { readonly record: AuditEntry }[]];
      return { entries: stored.map(({ record }) => record), head: readState(state).head };
    });
  }

  remoteCollections() {
    return this.connection.use(listRemoteCollections);
  }

  quarantined(): Promise<QuarantinedRecord[]> {
    return this.connection.use(
      (database) => database.getAll(quarantineStoreName) as Promise<QuarantinedRecord[]>,
    );
  }

  sampleMoment(): Promise<string> {
    return this.seeding.moment();
  }

  async isWritable(): Promise<boolean> {
    try {
      await this.connection.use((database) =>
        runWriteTransaction(database, [metaStoreName], async (transaction) => {
          await transaction.objectStore(metaStoreName).put(probe, 'probe');
          await transaction.objectStore(metaStoreName).delete('probe');
        }),
      );
      return true;
    } catch {
      return false;
    }
  }

  subscribe(listener: (event: WorkspaceStorageEvent) => void): () => void {
    if (this.isLost) listener({ kind: 'lost' });
    return this.listeners.add(listener);
  }

  close(): void {
    this.listeners.clear();
    this.broadcast.close();
    this.seeding.forget();
    this.connection.close();
  }
}
