import { collectionNames } from '../store/collections';
import { useCollection } from './use-collection';

interface CollectionsQuery {
  readonly status: 'pending' | 'error' | 'success';
  /** The records of each collection that was named and has been read. */
  readonly records: ReadonlyMap<string, readonly object[]>;
}

/**
 * Several collections by their names, read as one; a name that no collection has is left out.
 *
 * @example
 * const { status, records } = useCollections(['clients', 'contracts']);
 * const clients = records.get('clients') ?? [];
 */
export function useCollections(names: readonly string[]): CollectionsQuery {
  const queries = collectionNames.map((name) => {
    const isWanted = names.includes(name);
    // oxlint-disable-next-line react/rules-of-hooks -- every render calls it once for each collection there is, in the same order
    const { data, isError } = useCollection(name, { enabled: isWanted });
    return { name, isWanted, data, isError };
  });
  const wanted = queries.filter(({ isWanted }) => isWanted);
  const records = new Map(wanted.map(({ name, data }) => [name, data ?? []] as const));
  if (wanted.some(({ isError }) => isError)) return { status: 'error', records };
  const isRead = wanted.every(({ data }) => data !== undefined);
  return { status: isRead ? 'success' : 'pending', records };
}
