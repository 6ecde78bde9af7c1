import { specOf, type CollectionName, type IndexName, type RecordOf } from './collections';
import type { WorkspaceSource } from './source';

/** More than the tallest view shows, and enough to be drawn as the whole list will be: near the view alone. */
export const maxFirst = 80;

/** Which records of a list stand first: those that an index holds at its beginning or at its end. */
export interface Beginning<C extends CollectionName> {
  readonly index: IndexName<C>;
  readonly descending: boolean;
}

/**
 * Those of the first records whose places are sure, in key order. Where the last one's index value is shared by
 * others, some of them may not have been read.
 */
export function surelyFirst<T extends object>(
  read: readonly T[],
  valueOf: (record: T) => string | undefined,
  keyOf: (record: T) => string,
): T[] {
  const last = read.at(-1);
  const cut = last && read.length === maxFirst ? valueOf(last) : undefined;
  const sure = cut === undefined ? [...read] : read.filter((record) => valueOf(record) !== cut);
  return sure.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** What there is to show of a collection while all of it is read. */
export interface FirstRecords<T> {
  /** Otherwise all of it is there as soon. */
  readonly isLong: boolean;
  /** In key order. */
  readonly records: readonly T[];
}

/** The beginning of a collection that takes long to read; nothing of any other. */
export async function readFirstRecords<C extends CollectionName>(
  source: WorkspaceSource,
  collection: C,
  beginning: Beginning<C> | undefined,
): Promise<FirstRecords<RecordOf<C>>> {
  const isLong = await source.isLong(collection);
  if (!isLong || !beginning) return { isLong, records: [] };
  const { index, descending } = beginning;
  const { indexes, keyOf } = specOf(collection);
  const valueOf = indexes[index] ?? (() => undefined);
  const read = await source.find(collection, index, { limit: maxFirst, descending });
  return { isLong, records: surelyFirst<RecordOf<C>>(read, valueOf, keyOf) };
}
