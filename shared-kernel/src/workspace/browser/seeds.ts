import { unwrap, type IDBPDatabase } from 'idb';
import type { CollectionName } from '../collections';
import type { StorageError } from '../source';
import { forEachSliced, untilIdle } from '../time-slices';
import { metaStore, writeInto, type Writing } from './database';
import { envelopeOf } from './envelope';
import { inBulk } from './in-bulk';
import { asStorageError, orStorageError } from './storage-error';

/** More first records than this are kept once they are shown; a person would wait for it otherwise. */
const mostKeptAtOnce = 2000;

/** A collection's first records on their way into the database. */
interface Seeding {
  /** The records themselves, until they are there. */
  fresh: readonly object[] | undefined;
  readonly kept: Promise<void>;
}

export interface SeedNotices {
  /** Another tab was first to seed, and may have written since. */
  readonly onForestalled: () => void;
  /** What was given as being seeded could not be kept. */
  readonly onLost: (error: StorageError) => void;
}

/** What says in the database that a collection has its first records. */
export const seededMark = (collection: CollectionName) => `seeded:${collection}`;

/** Puts a collection's first records into its store, and notes that they are there. */
export async function fillStore(
  transaction: Writing,
  collection: CollectionName,
  records: Iterable<object>,
): Promise<void> {
  const store = unwrap(transaction.objectStore(collection));
  await inBulk(records, (record) => store.put(envelopeOf(collection, { record, revision: 1 })));
  await transaction.objectStore(metaStore).put(true, seededMark(collection));
}

/** The collections' first records, put into the database with the first use of each collection. */
export class Seeds {
  private readonly seedings = new Map<CollectionName, Promise<Seeding>>();

  constructor(
    private readonly database: IDBPDatabase,
    private readonly seed: (collection: CollectionName) => Promise<Iterable<object>>,
    private readonly notices: SeedNotices,
  ) {}

  /** The first records of a collection as they are being kept; nothing once they are. */
  async fresh(collection: CollectionName): Promise<readonly object[] | undefined> {
    return (await this.seedingOf(collection)).fresh;
  }

  /** Waits until a collection has its first records in the database. */
  async kept(collection: CollectionName): Promise<void> {
    await (
      await this.seedingOf(collection)
    ).kept;
  }

  /** What a collection begins with. */
  async first(collection: CollectionName): Promise<readonly object[]> {
    const records: object[] = [];
    await forEachSliced(await this.seed(collection), (record) => records.push(record));
    return records;
  }

  /** Forgets which collections are known to be seeded, everything having been replaced. */
  forget(): void {
    this.seedings.clear();
  }

  private seedingOf(collection: CollectionName): Promise<Seeding> {
    const known = this.seedings.get(collection);
    if (known) return known;
    const seeding = this.begin(collection);
    this.seedings.set(collection, seeding);
    seeding.catch(() => this.seedings.delete(collection));
    return seeding;
  }

  private async begin(collection: CollectionName): Promise<Seeding> {
    const mark = seededMark(collection);
    const known = await orStorageError((): Promise<unknown> => this.database.get(metaStore, mark));
    if (known !== undefined) return { fresh: undefined, kept: Promise.resolve() };
    const fresh = await this.first(collection);
    const seeding: Seeding = { fresh, kept: this.keep(collection, fresh) };
    seeding.kept
      .then(() => {
        seeding.fresh = undefined;
      })
      .catch((error: unknown) => {
        this.seedings.delete(collection);
        this.notices.onLost(asStorageError(error));
      });
    return seeding;
  }

  private async keep(collection: CollectionName, records: readonly object[]): Promise<void> {
    if (records.length > mostKeptAtOnce) await untilIdle();
    const mark = seededMark(collection);
    const isForestalled = await orStorageError(() =>
      writeInto(this.database, [collection, metaStore], async (transaction) => {
        const another: unknown = await transaction.objectStore(metaStore).get(mark);
        if (another === undefined) await fillStore(transaction, collection, records);
        return another !== undefined;
      }),
    );
    if (isForestalled) this.notices.onForestalled();
  }
}
