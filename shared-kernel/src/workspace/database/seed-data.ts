import type { CollectionName, RecordOf } from './collections';
import { originalSampleTime, getSeedingTime } from './seeding-time';
import type { WorkspaceContents } from './source';

/** Returns the initial records of a collection. `at` is the time of the sample (ISO), by default the original time. */
export type SeedLoader = <C extends CollectionName>(
  collection: C,
  at?: string,
) => Promise<Iterable<RecordOf<C>>>;

const loadSampleModule = () => import(/* webpackChunkName: "sample" */ './sample-contents');

/** The built-in sample, loaded when the first collection is read. */
export const loadSampleSeed: SeedLoader = async (collection, at = originalSampleTime) => {
  const { createSampleRecords } = await loadSampleModule();
  return createSampleRecords(collection, at) as Iterable<RecordOf<typeof collection>>;
};

/** The whole sample with its original dates. */
export const loadSample = async (): Promise<WorkspaceContents> =>
  (await loadSampleModule()).sampleContents;

export const prefetchSample = (): void => void loadSampleModule().catch(() => undefined);

/** Provides the initial records of a workspace, also after a reset. */
export class SampleLoader {
  /**
   * `now` is the clock from which the dates of the sample are computed. Without `now`, the sample has its original
   * dates.
   */
  constructor(
    private readonly seed: SeedLoader,
    private readonly now?: () => Date,
  ) {}

  nextMoment(): string {
    return this.now ? getSeedingTime(this.now()) : originalSampleTime;
  }

  async first(collection: CollectionName, at: string): Promise<object[]> {
    return [...(await this.seed(collection, at))];
  }
}
