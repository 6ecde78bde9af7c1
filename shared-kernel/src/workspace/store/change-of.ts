import type { CollectionName, RecordOf } from './collections';
import type { Change, Stored } from './source';

/** A change of a record of one collection. */
export type ChangeOf<C extends CollectionName> = Change & {
  readonly collection: C;
  readonly base: Stored<RecordOf<C>> | undefined;
  readonly next: RecordOf<C> | undefined;
};

export const isChangeOf = <C extends CollectionName>(
  change: Change,
  collection: C,
): change is ChangeOf<C> => change.collection === collection;
