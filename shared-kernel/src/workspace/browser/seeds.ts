import type { IDBPDatabase } from 'idb';
import type { CollectionName } from '../collections';
import type { StorageError } from '../source';
import { forEachSliced } from '../time-slices';
import { createTurns } from '../turns';
import { createGate } from './gate';
import { seedState } from './seed-marks';
import type { SeedPace } from './seed-pace';
import { keepNext, type SeedStep } from './seed-step';
import { asStorageError } from './storage-error';

/** A collection's first records on their way into the database. */
interface Seeding {
  /** The records themselves, until they are there. */
  fresh: readonly object[] | undefined;
  /** Whether they come step by step, and nobody waits for them. */
  readonly isLong: boolean;
  readonly kept: Promise<unknown>;
}

/** The first records of a collection as long as they are not in the database. */
export type FirstRecords = Pick<Seeding, 'isLong'> & { readonly records: readonly object[] };

export interface SeedNotices {
  /** Another tab was first to seed, and may have written since. */
  readonly onForestalled: () => void;
  /** What was given as being seeded could not be kept. */
  readonly onLost: (error: StorageError) => void;
}

export interface SeedsOptions {
  readonly database: IDBPDatabase;
  readonly seed: (collection: CollectionName) => Promise<Iterable<object>>;
  readonly notices: SeedNotices;
  readonly pace: SeedPace;
}

/**
 * The collections' first records, put into the database with the first use of each collection. Few are
 * there in one step, for which whoever needs them waits. Many come step by step, and until the last of
 * them the collection is what it begins with and what was touched of it.
 */
export class Seeds {
  private seedings = new Map<CollectionName, Promise<Seeding>>();
  private readonly gate = createGate();
  /** One long list after the other, so that the first to be asked for is the first to be there. */
  private readonly inTurn = createTurns();

  constructor(private readonly options: SeedsOptions) {}

  /** The first records of a collection while they are being kept; nothing once they are. */
  async shown(collection: CollectionName): Promise<FirstRecords | undefined> {
    const { fresh, isLong } = await this.seedingOf(collection);
    return fresh && { records: fresh, isLong };
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

  /** What a collection begins with. */
  async first(collection: CollectionName): Promise<readonly object[]> {
    const records: object[] = [];
    await forEachSliced(await this.options.seed(collection), (record) => records.push(record));
    return records;
  }

  /** Forgets which collections are known to be seeded, everything having been replaced or closed. */
  forget(): void {
    this.seedings = new Map();
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
    const state = await seedState(this.options.database, collection);
    if (state === 'seeded') return { fresh: undefined, isLong: false, kept: Promise.resolve() };
    const fresh = await this.first(collection);
    const isLong = state === 'begun' || fresh.length > this.options.pace.most;
    const kept = isLong
      ? this.inTurn(() => this.keepAll(collection, fresh, isForgotten))
      : this.keep(collection, fresh, 0);
    const seeding: Seeding = { fresh, isLong, kept };
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

  /** In steps, between two of which whatever else is to be read or written has its turn. */
  private async keepAll(
    collection: CollectionName,
    records: readonly object[],
    isForgotten: () => boolean,
  ): Promise<SeedStep> {
    let step: SeedStep = 0;
    while (typeof step === 'number') {
      await this.options.pace.before(step);
      await this.gate.open();
      if (isForgotten()) return 'overtaken';
      step = await this.keep(collection, records, step);
    }
    return step;
  }

  private async keep(
    collection: CollectionName,
    records: readonly object[],
    done: number,
  ): Promise<SeedStep> {
    const { database, pace, notices } = this.options;
    const { most } = pace;
    const step = await keepNext({ database, collection, records, done, most });
    // Later, this page has seen that both began with the same.
    if (step === 'forestalled' && done === 0) notices.onForestalled();
    return step;
  }
}
