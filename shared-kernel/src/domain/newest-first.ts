import { compareMoments } from '../format';

/** The items by their ISO timestamps, newest first; those of one moment keep their order. */
export const newestFirst = <Item>(
  items: readonly Item[],
  timestampOf: (item: Item) => string,
): Item[] => [...items].sort((a, b) => compareMoments(timestampOf(b), timestampOf(a)));
