import { collectionNames, type CollectionName, type RecordOf } from '../database/collections';
import { sampleAt } from '../database/sample-contents';
import type { Seed } from '../database/seed-data';
import type { WorkspaceContents } from '../database/source';

export const seedOf =
  (records: { readonly [C in CollectionName]?: readonly RecordOf<C>[] }, rest: Seed): Seed =>
  async (collection, at) =>
    (records[collection] as Iterable<RecordOf<typeof collection>> | undefined) ??
    rest(collection, at);

export const emptySeed: Seed = () => Promise.resolve([]);

let moved: { readonly at: string; readonly contents: WorkspaceContents } | undefined;

/** The whole sample moved to a time (ISO). */
export function sampleContentsAt(at: string): WorkspaceContents {
  if (moved?.at === at) return moved.contents;
  const contents = Object.fromEntries(
    collectionNames.map((name) => [name, sampleAt(name, at)]),
  ) as unknown as WorkspaceContents;
  moved = { at, contents };
  return contents;
}
