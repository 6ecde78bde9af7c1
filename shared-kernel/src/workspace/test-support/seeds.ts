import { collectionNames, type CollectionName, type RecordOf } from '../database/collections';
import { sampleAt } from '../database/sample-contents';
import type { Seed } from '../database/seed-data';
import type { WorkspaceContents } from '../database/source';

/** The built-in sample with some collections replaced. */
export const seedOf =
  (records: { readonly [C in CollectionName]?: readonly RecordOf<C>[] }, rest: Seed): Seed =>
  async (collection, at) =>
    (records[collection] as Iterable<RecordOf<typeof collection>> | undefined) ??
    rest(collection, at);

/** A workspace without a record. */
export const emptySeed: Seed = () => Promise.resolve([]);

let moved: { readonly at: string; readonly contents: WorkspaceContents } | undefined;

/** The whole sample, moved so that its present is the moment (ISO). */
export function movedContents(at: string): WorkspaceContents {
  if (moved?.at === at) return moved.contents;
  const contents = Object.fromEntries(
    collectionNames.map((name) => [name, sampleAt(name, at)]),
  ) as unknown as WorkspaceContents;
  moved = { at, contents };
  return contents;
}
