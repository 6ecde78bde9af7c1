import type { CollectionTerms } from 'shared-kernel/workspace';

/** Name and version of the collection, which the description of the remote uses too. */
export const noteTerms = {
  name: 'blue-print.notes',
  version: 1,
} as const satisfies CollectionTerms;
