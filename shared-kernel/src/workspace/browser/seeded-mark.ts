import type { CollectionName } from '../store/collections';

/** What says in the database that a collection has its first records. */
export const seededMark = (collection: CollectionName) => `seeded:${collection}`;
