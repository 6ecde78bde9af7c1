import type { CollectionName, RecordOf } from './collections';
import { ownMoment, seedingMoment } from './sample-moment';

/**
 * Where a workspace's first records come from: each collection on its own, when it is first needed. `at` is
 * the present of the sample (ISO), the same for all collections; its own by default.
 */
export type Seed = <C extends CollectionName>(
  collection: C,
  at?: string,
) => Promise<Iterable<RecordOf<C>>>;

/** The built-in sample, fetched when the first collection is read. */
export const sampleSeed: Seed = async (collection, at = ownMoment) => {
  const { sampleAt } = await import(/* webpackChunkName: "sample" */ './sample-contents');
  return sampleAt(collection, at) as Iterable<RecordOf<typeof collection>>;
};

/** Has the built-in sample on its way before a first collection is read. */
export const fetchSample = (): void =>
  void import(/* webpackChunkName: "sample" */ './sample-contents').catch(() => undefined);

/** The records that a workspace begins with, now or after a reset. */
export class Sample {
  /** Without a clock that it is moved by, it stays at its own moment. */
  constructor(
    private readonly seed: Seed,
    private readonly now?: () => Date,
  ) {}

  /** The moment (ISO) of a sample that is seeded now. */
  nextMoment(): string {
    return this.now ? seedingMoment(this.now()) : ownMoment;
  }

  /** What a collection begins with in a sample of a moment. */
  async first(collection: CollectionName, at: string): Promise<object[]> {
    return [...(await this.seed(collection, at))];
  }
}
