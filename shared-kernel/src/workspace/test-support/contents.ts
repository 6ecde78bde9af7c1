import { collectionNames, type CollectionName } from '../database/collections';
import type { WorkspaceSource } from '../database/source';

/** Returns all records of a source by collection, except for the given collections. */
export async function readContents(
  source: WorkspaceSource,
  ...without: CollectionName[]
): Promise<Record<string, readonly object[]>> {
  const names = collectionNames.filter((name) => !without.includes(name));
  const lists = await Promise.all(names.map(async (name) => [name, await source.list(name)]));
  return Object.fromEntries(lists) as Record<string, readonly object[]>;
}
