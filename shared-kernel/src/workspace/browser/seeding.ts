import { specOf, type CollectionName } from '../store/collections';
import { ownMoment, seedingMoment } from '../store/sample-moment';
import { forEachSliced, letPageGoFirst } from '../long-lists/time-slices';
import { createGate } from './gate';
import { standingLog } from './keep-written';
import { SeedKeeping, type SeedsOptions } from './seed-keeping';
import { seedState } from './seed-marks';
import { standingMoment } from './seed-moment';
import { asStorageError } from './storage-error';

/** A collection's first records on their way into the database. */
interface Seeding {
  /** The records themselves, until they are there. */
  fresh: readonly object[] | undefined;
  /** Whether they come step by step, and nobody waits for them. */
  readonly isLong: boolean;
  /** Settled once all of them are packed or kept, or cannot be. */
  readonly packed: Promise<void>;
  readonly kept: Promise<unknown>;
}

/** The first records of a collection as long as they are not in the database. */
export type FirstRecords = Pick<Seeding, 'isLong'> & { readonly records: readonly object[] };

/** What is packed is in key order, so that it can be read on from a key. */
function inKeyOrder(collection: CollectionName, records: readonly object[]): readonly object[] {
  const { keyOf } = specOf(collection);
  return records.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * The collections' first records, put into the database with the first use of each collection. Few are
 * there in one step, for which whoever needs them waits. Many come step by step, and until the last of
 * them the collection is what it begins with and what was touched of it.
 */
export class Seeder {
  private seedings = new Map<CollectionName, Promise<Seeding>>();
  private standing: Promise<string> | undefined;
  private readonly gate = createGate();
  /** Closed while the first records of what is shown are made up and packed. */
  private readonly shows = createGate();
  private readonly keeping: SeedKeeping;

  constructor(private readonly options: SeedsOptions) {
    this.keeping = new SeedKeeping(options, this.gate);
  }

  /** The first records of a collection while they are being kept; nothing once they are. */
  async shown(collection: CollectionName): Promise<FirstRecords | undefined> {
    const seeding = this.seedingOf(collection);
    const onTheWay = this.shows.whileClosed(async () => (await seeding).packed);
    onTheWay.catch(() => undefined);
    const { fresh, isLong } = await seeding;
    return fresh && { records: fresh, isLong };
  }

  /** Lets who only counts a collection wait for those that are being shown and were never kept. */
  async untilShown(collection: CollectionName): Promise<void> {
    if (this.seedings.has(collection)) return;
    await letPageGoFirst();
    await this.shows.open();
  }

  /**
   * Waits until a collection has its first records in the database; where they are many, gives them
   * instead, for as long as they are not there.
   */
  async unkept(collection: CollectionName): Promise<readonly object[] | undefined> {
    const seeding = await this.seedingOf(collection);
    if (!seeding.isLong) await seeding.kept;
    return seeding.isLong ? seeding.fresh : undefined;
  }

  /** Waits until all first records of a collection are in the database; rejects where they cannot be kept. */
  async kept(collection: CollectionName): Promise<void> {
    await (
      await this.seedingOf(collection)
    ).kept;
  }

  /** Does what a person waits for, which no further step of a long seeding delays. */
  whileHeld<T>(work: () => Promise<T>): Promise<T> {
    return this.gate.whileClosed(work);
  }

  /** Waits until nobody does what a person waits for. */
  untilNotHeld(): Promise<void> {
    return this.gate.open();
  }

  /** The moment that the sample stands at in this workspace. */
  moment(): Promise<string> {
    if (this.standing) return this.standing;
    const standing = standingMoment(this.options.connection, () => this.nextMoment());
    this.standing = standing;
    standing.catch(() => {
      if (this.standing === standing) this.standing = undefined;
    });
    return standing;
  }

  /** The moment that a sample seeded now would stand at. */
  nextMoment(): string {
    const { now } = this.options;
    return now ? seedingMoment(now()) : ownMoment;
  }

  /** What a collection begins with in a sample that stands at a moment. */
  async first(collection: CollectionName, at: string): Promise<readonly object[]> {
    const records: object[] = [];
    await forEachSliced(await this.options.seed(collection, at), (record) => records.push(record));
    return records;
  }

  /** Forgets which collections are known to be seeded, everything having been replaced or closed. */
  forget(): void {
    this.seedings = new Map();
    this.standing = undefined;
  }

  private seedingOf(collection: CollectionName): Promise<Seeding> {
    const { seedings } = this;
    const known = seedings.get(collection);
    if (known) return known;
    const seeding = this.begin(collection);
    seedings.set(collection, seeding);
    seeding.catch(() => seedings.delete(collection));
    return seeding;
  }

  private async begin(collection: CollectionName): Promise<Seeding> {
    const { seedings } = this;
    const isForgotten = () => seedings !== this.seedings;
    const { connection, packs, pace } = this.options;
    // Asked for first, so that what is written from here on is named in a later one.
    const log = await standingLog(connection);
    const state = await seedState(connection, collection);
    const done = Promise.resolve();
    if (state === 'seeded') return { fresh: undefined, isLong: false, packed: done, kept: done };
    const left = await packs.first(collection);
    const first = left ?? (await this.first(collection, await this.moment()));
    const isLong = left !== undefined || state === 'begun' || first.length > pace.most;
    const toPack = !left && state === 'new' && first.length > pace.packed ? log : undefined;
    const fresh = toPack ? inKeyOrder(collection, first) : first;
    const packed = toPack ? this.keeping.pack(collection, fresh, isForgotten, toPack) : done;
    const kept = isLong
      ? this.keeping.keepLong(collection, fresh, isForgotten, packed)
      : this.keeping.keep(collection, fresh, 0);
    const seeding: Seeding = { fresh, isLong, packed, kept };
    kept
      .then((end) => {
        if (end !== 'overtaken') seeding.fresh = undefined;
      })
      .catch((error: unknown) => {
        if (isForgotten()) return;
        // What is long is shown on from what it begins with, and is not tried again.
        if (!isLong) seedings.delete(collection);
        this.options.notices.onLost(asStorageError(error));
      });
    return seeding;
  }
}
