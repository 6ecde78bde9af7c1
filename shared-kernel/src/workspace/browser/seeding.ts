import type { CollectionName } from '../store/collections';
import type { Sample } from '../store/seed-data';
import type { Connection } from './connection';
import { standingMoment } from './seed-moment';
import { isSeeded, seedStore } from './seed-store';

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
