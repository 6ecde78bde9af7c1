import type { CollectionName } from '../store/collections';
import type { Sample } from '../store/seed-data';
import type { Connection } from './connection';
import { unwrap } from 'idb';
import { metaStore, seededMark } from './database';
import { writeInto, type Writing, inBulk, storedRecordOf } from './stored-record';

/** The collections' first records, put into the database with the first use of each collection. */
export class Seeder {
  private seedings = new Map<CollectionName, Promise<void>>();
  private standing: Promise<string> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly sample: Sample,
  ) {}

  /** Waits until a collection has its first records in the database. */
  seeded(collection: CollectionName): Promise<void> {
    const { seedings } = this;
    const known = seedings.get(collection);
    if (known) return known;
    const seeding = this.seed(collection);
    seedings.set(collection, seeding);
    seeding.catch(() => seedings.delete(collection));
    return seeding;
  }

  /** The moment that the sample stands at in this workspace. */
  moment(): Promise<string> {
    if (this.standing) return this.standing;
    const standing = standingMoment(this.connection, () => this.sample.nextMoment());
    this.standing = standing;
    standing.catch(() => {
      if (this.standing === standing) this.standing = undefined;
    });
    return standing;
  }

  /** Forgets which collections are known to be seeded, everything having been replaced or closed. */
  forget(): void {
    this.seedings = new Map();
    this.standing = undefined;
  }

  private async seed(collection: CollectionName): Promise<void> {
    if (await isSeeded(this.connection, collection)) return;
    const first = await this.sample.first(collection, await this.moment());
    await seedStore(this.connection, collection, first);
  }
}

/** Puts a collection's first records into its store, and notes that they are there. */
export async function fillStore(
  transaction: Writing,
  collection: CollectionName,
  records: Iterable<object>,
): Promise<void> {
  const store = unwrap(transaction.objectStore(collection));
  await inBulk(records, (record) => store.put(storedRecordOf(collection, { record, revision: 1 })));
  await transaction.objectStore(metaStore).put(true, seededMark(collection));
}

export const isSeeded = (connection: Connection, collection: CollectionName): Promise<boolean> =>
  connection.use(async (database) => (await database.count(metaStore, seededMark(collection))) > 0);

/** Seeds a collection in one step, unless another tab has: records that were changed stay as they are. */
export function seedStore(
  connection: Connection,
  collection: CollectionName,
  records: readonly object[],
): Promise<void> {
  const seed = async (transaction: Writing) => {
    const meta = transaction.objectStore(metaStore);
    if ((await meta.count(seededMark(collection))) > 0) return;
    await fillStore(transaction, collection, records);
  };
  return connection.use((database) => writeInto(database, [collection, metaStore], seed));
}

const momentKey = 'sample-moment';

/** Notes what moment the sample of this workspace stands at, in the step that brings it. */
export async function keepMoment(transaction: Writing, moment: string): Promise<void> {
  await transaction.objectStore(metaStore).put(moment, momentKey);
}

/**
 * The moment that the sample of this workspace is moved to. The first caller decides, for all tabs
 * and for all collections.
 */
export const standingMoment = (connection: Connection, seeding: () => string): Promise<string> =>
  connection.use(async (database) => {
    const known: unknown = await database.get(metaStore, momentKey);
    if (typeof known === 'string') return known;
    return writeInto(database, [metaStore], async (transaction) => {
      const meta = transaction.objectStore(metaStore);
      const decided: unknown = await meta.get(momentKey);
      if (typeof decided === 'string') return decided;
      const moment = seeding();
      await keepMoment(transaction, moment);
      return moment;
    });
  });
