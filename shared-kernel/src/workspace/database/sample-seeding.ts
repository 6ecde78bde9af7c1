import { unwrap, type IDBPDatabase } from 'idb';
import { isRemoteCollection, type CollectionName, type RemoteCollection } from './collections';
import type { SampleLoader } from './seed-data';
import type { Connection } from './connection';
import { metaStoreName } from './open-database';
import {
  batchRequests,
  toStoredRecord,
  getStoreName,
  runWriteTransaction,
  type WriteTransaction,
} from './stored-record';

const momentKey = 'sample-moment';

const seededPrefix = 'seeded:';

/** Returns the key of the database entry that marks a collection as filled with sample records. */
const createSeedMarkerKey = (collection: CollectionName) => `${seededPrefix}${collection}`;

export async function listRemoteCollections(
  database: IDBPDatabase,
): Promise<readonly RemoteCollection[]> {
  const keys = await database.getAllKeys(metaStoreName);
  return keys
    .map((key) => (typeof key === 'string' ? key.replace(seededPrefix, '') : ''))
    .filter(isRemoteCollection);
}

/** Writes the initial records of a collection, and an entry that marks the collection as initialized. */
export async function seedCollection(
  transaction: WriteTransaction,
  collection: CollectionName,
  records: readonly object[],
): Promise<void> {
  const store = unwrap(transaction.objectStore(getStoreName(collection)));
  await batchRequests(records, (record) =>
    store.put(toStoredRecord(collection, { record, revision: 1 })),
  );
  await transaction.objectStore(metaStoreName).put(true, createSeedMarkerKey(collection));
}

export const writeSeedingTime = (transaction: WriteTransaction, moment: string) =>
  transaction.objectStore(metaStoreName).put(moment, momentKey);

/** Adds sample records to a database. Each collection is filled when it is first used. */
export class SampleSeeding {
  private seedings = new Map<CollectionName, Promise<void>>();

  constructor(
    private readonly connection: Connection,
    private readonly sample: SampleLoader,
  ) {}

  seeded(collection: CollectionName): Promise<void> {
    const known = this.seedings.get(collection);
    if (known) return known;
    const { seedings } = this;
    const seeding = this.seed(collection);
    seedings.set(collection, seeding);
    seeding.catch(() => seedings.delete(collection));
    return seeding;
  }

  /** Returns the date (ISO 8601) of the sample data. The first call sets it for all tabs and collections. */
  moment(): Promise<string> {
    return this.connection.use(async (database) => {
      const known: unknown = await database.get(metaStoreName, momentKey);
      if (typeof known === 'string') return known;
      return runWriteTransaction(database, [metaStoreName], async (transaction) => {
        const decided: unknown = await transaction.objectStore(metaStoreName).get(momentKey);
        if (typeof decided === 'string') return decided;
        const moment = this.sample.nextMoment();
        await writeSeedingTime(transaction, moment);
        return moment;
      });
    });
  }

  forget(): void {
    this.seedings = new Map();
  }

  private async seed(collection: CollectionName): Promise<void> {
    const key = createSeedMarkerKey(collection);
    const isSeeded = await this.connection.use((database) => database.count(metaStoreName, key));
    if (isSeeded > 0) return;
    const records = await this.sample.first(collection, await this.moment());
    await this.connection.use((database) =>
      runWriteTransaction(
        database,
        [getStoreName(collection), metaStoreName],
        async (transaction) => {
          if ((await transaction.objectStore(metaStoreName).count(key)) > 0) return;
          await seedCollection(transaction, collection, records);
        },
      ),
    );
  }
}
