import { specOf, type CollectionName } from '../store/collections';
import { isUnbounded } from '../long-lists/index-hits';
import type { IndexQuery } from '../store/source';
import type { IndexOrder } from '../long-lists/index-order';
import type { Connection } from './connection';
import { metaStore } from './database';
import { writeInto } from './stored-record';
import {
  beginningKey,
  beginningNow,
  beginningOf,
  readBeginning,
  type KeptBeginning,
} from './kept-beginning';
import { logKey, writeLogOf, writtenSince, type WriteLog } from '../store/write-log';
import type { RecordTable } from '../store/record-table';
import { untilIdle } from '../long-lists/time-slices';
import { hasLocks } from './tabs';

/** More changes than these, and a beginning is read from its index. */
const maxFollowed = 50;

/** After this many changes it is kept again. */
const maxChanged = 10;

/** The beginning that a query asks for, where it is one that is kept. */
function askedIn(
  collection: CollectionName,
  index: string,
  query: IndexQuery,
): IndexOrder | undefined {
  if (query.limit === undefined || !isUnbounded(query)) return undefined;
  return specOf(collection).beginnings.find(
    (beginning) =>
      beginning.index === index && beginning.descending === (query.descending ?? false),
  );
}

/**
 * What the lists of long collections begin with, each kept as one text, so that the first rows cost one read of one
 * small record, no matter what the collection holds. They are copies, which are not read where the log cannot tell what
 * was written since. Every method rejects with a `StorageError` only.
 */
export class Beginnings {
  constructor(private readonly connection: Connection) {}

  /** The records that a query asks for, where they are kept; `read` gives what now stands under a key. */
  async find(
    collection: CollectionName,
    index: string,
    query: IndexQuery,
    read: (key: string) => Promise<object | undefined>,
  ): Promise<readonly object[] | undefined> {
    const asked = askedIn(collection, index, query);
    const standing = asked && (await this.standing(collection, asked));
    if (!asked || !standing || standing.changed.length > maxFollowed) return undefined;
    const written = new Map(
      await Promise.all(standing.changed.map(async (key) => [key, await read(key)] as const)),
    );
    return beginningNow(collection, asked, standing.kept, written, query.limit ?? 0);
  }

  /** Whether any beginning of a collection is not kept, or changed too often since. */
  async isDue(collection: CollectionName): Promise<boolean> {
    const { beginnings } = specOf(collection);
    const standing = await Promise.all(beginnings.map((each) => this.standing(collection, each)));
    return standing.some((each) => !each || each.changed.length > maxChanged);
  }

  /** Keeps what a collection begins with as of the log. */
  async keep(collection: CollectionName, records: readonly object[], log: WriteLog): Promise<void> {
    const kept = new Map<string, KeptBeginning>();
    for (const beginning of specOf(collection).beginnings) {
      const made = await beginningOf(collection, beginning, records, log);
      kept.set(beginningKey(collection, beginning), made);
    }
    await this.connection.use((database) =>
      writeInto(database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        if (writeLogOf(await meta.get(logKey)).epoch !== log.epoch) return;
        for (const [key, beginning] of kept) await meta.put(beginning, key);
      }),
    );
  }

  /** An earlier version kept packed copies of long collections, which take room. */
  forgetPacks(collection: CollectionName): Promise<void> {
    const packs = IDBKeyRange.bound(`packed:${collection}`, `packed:${collection};`, false, true);
    return this.connection.use(async (database) => {
      if ((await database.count(metaStore, packs)) > 0) await database.delete(metaStore, packs);
    });
  }

  /** What is kept of a beginning, if it is still known to be right, and the keys that were written to since. */
  private standing(collection: CollectionName, beginning: IndexOrder) {
    return this.connection.use(async (database) => {
      const meta = database.transaction(metaStore).store;
      const [found, log] = await Promise.all<unknown>([
        meta.get(beginningKey(collection, beginning)),
        meta.get(logKey),
      ]);
      const kept = readBeginning(collection, beginning, found);
      const places = kept && writtenSince(writeLogOf(log), kept);
      if (!places) return undefined;
      const changed = places.flatMap((place) => (place.collection === collection ? place.key : []));
      return { kept, changed };
    });
  }
}

interface LongCollection {
  readonly beginnings: Beginnings;
  readonly collection: CollectionName;
  /** What the page has at hand of it. */
  readonly table: () => RecordTable | undefined;
  /** Does work while no tab writes, all that was written being at hand. */
  readonly whileNobodyWrites: <T>(
    work: (held: { readonly log: WriteLog }) => Promise<T>,
  ) => Promise<T>;
  /** Keeps how many of it there are. */
  readonly keepTally: () => Promise<void>;
}

/**
 * Keeps what a collection that was long to read begins with, once the page has nothing else to do. Nothing is kept
 * where tabs cannot take turns.
 */
export async function keepBeginnings({
  beginnings,
  collection,
  table,
  whileNobodyWrites,
  keepTally,
}: LongCollection): Promise<void> {
  if (!hasLocks()) return;
  await untilIdle();
  await keepTally();
  await beginnings.forgetPacks(collection);
  if (!(await beginnings.isDue(collection))) return;
  const { records, log } = await whileNobodyWrites(({ log: held }) =>
    Promise.resolve({ records: table()?.records, log: held }),
  );
  if (records) await beginnings.keep(collection, records, log);
}
