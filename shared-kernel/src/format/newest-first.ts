import { compareMoments } from './moment';
import type { Moment } from './read-moment';

/**
 * The order of what has a moment, newest first; what is of one moment keeps the order it had.
 *
 * @example
 * const latest = notifications.toSorted(newestFirst(({ timestamp }) => timestamp));
 */
export const newestFirst =
  <Item>(momentOf: (item: Item) => Moment) =>
  (a: Item, b: Item): number =>
    compareMoments(momentOf(b), momentOf(a));
