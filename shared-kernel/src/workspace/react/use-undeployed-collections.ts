import { useQuery } from '@tanstack/react-query';
import { useDescriptions } from '../../shell/descriptions';
import type { RemoteCollection } from '../database/collections';
import { queryKeys } from '../database/query-cache';
import type { WorkspaceSource } from '../database/source';
import { useWorkspaceScope } from './workspace-context';

interface UndeployedCollection {
  readonly name: string;
  readonly version: string;
  readonly records: number;
}

async function countOf(source: WorkspaceSource, collection: RemoteCollection) {
  // Reads without the cache, because these records are not validated.
  const records = await source.readAll(collection);
  const [name = '', version = ''] = collection.split('@');
  return { name, version, records: records.length };
}

/**
 * Returns the stored collections that no deployed remote can read, because the remote is missing or requires another
 * version. Their records are preserved and exported.
 *
 * @example
 * const [first] = useUndeployedCollections();
 * const text = first && `${first.records} records of ${first.name}, version ${first.version}`;
 */
export function useUndeployedCollections(): readonly UndeployedCollection[] {
  const { source } = useWorkspaceScope().workspace;
  const { collections: described } = useDescriptions();
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.remoteCollections, described],
    queryFn: async () => {
      const stored = await source.remoteCollections();
      const unshown = stored.filter((name) => !described?.includes(name));
      const counted = await Promise.all(unshown.map((name) => countOf(source, name)));
      return counted.filter(({ records }) => records > 0);
    },
    enabled: described !== undefined,
  });
  return data;
}
