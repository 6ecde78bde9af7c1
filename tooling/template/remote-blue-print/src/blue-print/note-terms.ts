import type { CollectionTerms } from 'shared-kernel/workspace';

/** The name and version of the collection. The description of the remote contains them too. */
export const noteTerms = {
  name: 'blue-print.notes',
  version: 1,
} as const satisfies CollectionTerms;
