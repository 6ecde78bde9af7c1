import { collectionNames, type CollectionName, type RecordOf } from '../database/collections';
import { createSampleRecords } from '../database/sample-contents';
import type { SeedLoader } from '../database/seed-data';
import type { WorkspaceContents } from '../database/source';

export const createSeed =
  (
    records: { readonly [C in CollectionName]?: readonly RecordOf<C>[] },
    rest: SeedLoader,
  ): SeedLoader =>
  async (collection, at) =>
    (records[collection] as Iterable<RecordOf<typeof collection>> | undefined) ??
    rest(collection, at);

export const loadEmptySeed: SeedLoader = () => Promise.resolve([]);

let moved: { readonly at: string; readonly contents: WorkspaceContents } | undefined;

/** Returns all sample records, with dates relative to a time (ISO 8601). */
export function createSampleContents(at: string): WorkspaceContents {
  if (moved?.at === at) return moved.contents;
  const contents = Object.fromEntries(
    collectionNames.map((name) => [name, createSampleRecords(name, at)]),
  ) as unknown as WorkspaceContents;
  moved = { at, contents };
  return contents;
}
