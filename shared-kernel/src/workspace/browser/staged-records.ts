import { unwrap } from 'idb';
import { collectionNames, specOf, type CollectionName } from '../store/collections';
import type { Course } from '../transfer/course';
import { stopIfCancelled } from '../transfer/progress';
import type { Connection } from './connection';
import { metaStore, seededMark } from './database';
import {
  writeInto,
  type Writing,
  storedRecordOf,
  type StoredRecord,
  inBulk,
} from './stored-record';
import type { Staged } from '../store/persistence';
import type { Commit } from '../store/write-log';
import type { LogView } from '../evidence/log-view';
import { ownMoment } from '../store/sample-moment';
import { keepMoment } from './seeding';

/** What is staged lies under keys that begin so, next to what concerns the database itself. */
const prefix = 'staged:';

const place = (index: number) => `${prefix}${String(index).padStart(9, '0')}`;

const staged = () => IDBKeyRange.bound(prefix, 'staged;', false, true);

type Fill = (transaction: Writing, stores: readonly string[]) => Promise<void>;

interface Chunk {
  readonly collection: CollectionName;
  readonly envelopes: readonly StoredRecord[];
}

function putAll(transaction: Writing, { collection, envelopes }: Chunk): Promise<void> {
  const store = unwrap(transaction.objectStore(collection));
  return inBulk(envelopes, (envelope) => store.put(envelope));
}

/** Removes all that is in the database but what is staged, which takes its place. */
async function clearOthers(transaction: Writing, stores: readonly string[]): Promise<void> {
  const meta = transaction.objectStore(metaStore);
  await Promise.all([
    ...stores
      .filter((name) => name !== metaStore)
      .map((name) => transaction.objectStore(name).clear()),
    meta.delete(IDBKeyRange.upperBound(prefix, true)),
    meta.delete(IDBKeyRange.lowerBound('staged;')),
  ]);
}

/**
 * Records that lie in the database in chunks, where no one reads them, until one step has them take
 * everything's place. What a page that was closed left of them is forgotten by the next.
 */
export class StagedRecords implements Staged {
  moment = ownMoment;
  goesOnFrom: LogView | undefined;
  private chunks = 0;

  constructor(
    private readonly connection: Connection,
    /** Writes in one step with what fills the stores. */
    private readonly replaceBy: (commit: Commit, fill: Fill) => Promise<void>,
  ) {}

  /** Forgets what is staged; its caller holds the lock. */
  clear(): Promise<void> {
    this.chunks = 0;
    return this.connection.use(async (database) => {
      const known = await database.count(metaStore, staged());
      if (known > 0) await database.delete(metaStore, staged());
    });
  }

  /** What is only added to is not staged: nothing takes its place. */
  async add(collection: CollectionName, records: readonly object[]): Promise<void> {
    if (specOf(collection).isAppendOnly) return;
    const envelopes = records.map((record) => storedRecordOf(collection, { record, revision: 1 }));
    const chunk: Chunk = { collection, envelopes };
    const key = place(this.chunks);
    this.chunks += 1;
    await this.connection.use((database) =>
      writeInto(database, [metaStore], async (transaction) => {
        await transaction.objectStore(metaStore).put(chunk, key);
      }),
    );
  }

  moveIn(commit: Commit, course: Course): Promise<void> {
    return this.replaceBy(commit, (transaction, stores) => this.fill(transaction, stores, course));
  }

  /** Takes everything's place within a transaction over all stores. */
  private async fill(
    transaction: Writing,
    stores: readonly string[],
    { onProgress, signal }: Course,
  ): Promise<void> {
    await clearOthers(transaction, stores);
    await keepMoment(transaction, this.moment);
    const meta = transaction.objectStore(metaStore);
    for (let index = 0; index < this.chunks; index += 1) {
      stopIfCancelled(signal);
      const chunk = (await meta.get(place(index))) as Chunk;
      await Promise.all([putAll(transaction, chunk), meta.delete(place(index))]);
      onProgress?.((index + 1) / this.chunks);
    }
    await Promise.all(collectionNames.map((name) => meta.put(true, seededMark(name))));
  }
}
