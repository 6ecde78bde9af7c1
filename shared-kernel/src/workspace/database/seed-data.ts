import type { CollectionName, RecordOf } from './collections';
import { originalSampleTime, getSeedingTime } from '../../fixtures/seeding-time';
import type { WorkspaceContents } from './source';

/**
 * Loads the initial records of a collection. `at` is the date of the sample data (ISO 8601), by default the original
 * one.
 */
export type SeedLoader = <C extends CollectionName>(
  collection: C,
  at?: string,
) => Promise<Iterable<RecordOf<C>>>;

const loadSampleModule = () => import(/* webpackChunkName: "sample" */ './sample-contents');

/** Loads the built-in sample data, when the first collection is read. */
export const loadSampleSeed: SeedLoader = async (collection, at = originalSampleTime) => {
  const { createSampleRecords } = await loadSampleModule();
  return createSampleRecords(collection, at) as Iterable<RecordOf<typeof collection>>;
};

/** Loads all sample records with their original dates. */
export const loadSampleData = async (): Promise<WorkspaceContents> =>
  (await loadSampleModule()).sampleContents;

export const prefetchSampleData = (): void => void loadSampleModule().catch(() => undefined);

/** Loads the initial records of a workspace, at its creation and after a reset. */
export class SampleLoader {
  /** `now` is the clock for the dates of the sample data. Without a clock, the sample data has its original dates. */
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
