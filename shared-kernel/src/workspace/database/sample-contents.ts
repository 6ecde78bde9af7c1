import { sampleRecordFactories } from '../../fixtures/sample-record-factories';
import {
  createSampleDates,
  originalSampleDates,
  type SampleDates,
} from '../../fixtures/sample-dates';
import { getSampleDate } from '../../fixtures/seeding-time';
import {
  collectionNames,
  getCollectionSpec,
  isKernelCollection,
  type CollectionName,
  type KernelCollection,
  type RecordOf,
} from './collections';
import type { WorkspaceContents } from './source';

// The sample data has its own module, so that pages load it only if they need it.
const kernelSample: {
  readonly [C in KernelCollection]?: (dates: SampleDates) => WorkspaceContents[C];
} = sampleRecordFactories;

/**
 * Returns the sample records of a collection, with dates relative to `moment` (ISO 8601). Its UTC offset determines the
 * calendar date.
 */
export const createSampleRecords = <C extends CollectionName>(
  collection: C,
  moment: string,
): readonly RecordOf<C>[] => {
  const dates = createSampleDates(new Date(moment).toISOString(), getSampleDate(moment));
  const records = isKernelCollection(collection)
    ? kernelSample[collection]
    : getCollectionSpec(collection).sample;
  return (records?.(dates) ?? []) as readonly RecordOf<C>[];
};

/** All sample records with their original dates. */
export const sampleContents = Object.fromEntries(
  collectionNames.map((name) => [name, kernelSample[name]?.(originalSampleDates) ?? []]),
) as unknown as WorkspaceContents;
