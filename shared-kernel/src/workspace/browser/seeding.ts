import type { CollectionName } from '../store/collections';
import { ownMoment, seedingMoment } from '../store/sample-moment';
import { forEachSliced } from '../long-lists/time-slices';
import type { Connection } from './connection';
import { standingMoment } from './seed-moment';
import { isSeeded, seedStore } from './seed-store';

export interface SeedsOptions {
  readonly connection: Connection;
  readonly seed: (collection: CollectionName, at: string) => Promise<Iterable<object>>;
  /** The clock that the sample is moved by; without one it stays at its own moment. */
  readonly now?: (() => Date) | undefined;
}

/** The collections' first records, put into the database with the first use of each collection. */
export class Seeder {
  private seedings = new Map<CollectionName, Promise<void>>();
  private standing: Promise<string> | undefined;

  constructor(private readonly options: SeedsOptions) {}

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

  private async seed(collection: CollectionName): Promise<void> {
    const { connection } = this.options;
    if (await isSeeded(connection, collection)) return;
    await seedStore(connection, collection, await this.first(collection, await this.moment()));
  }
}
