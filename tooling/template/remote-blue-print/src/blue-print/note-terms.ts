import type { CollectionIdentity } from 'shared-kernel/workspace';

export const noteTerms = {
  name: 'blue-print.notes',
  version: 1,
} as const satisfies CollectionIdentity;
