import type { CollectionTerms } from 'shared-kernel/workspace';

/** Name and version of the collection: the description of the remote has them, too. */
export const noteTerms = {
  name: 'blue-print.notes',
  version: 1,
} as const satisfies CollectionTerms;
