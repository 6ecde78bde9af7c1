import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { specOf, type CollectionName, type RecordOf, type IndexName } from '../store/collections';
import { queryKeys } from '../store/query-cache';
import { emptyTally, talliedWith, type Replaced, type Tally } from '../long-lists/tally';
import { useCollection } from './use-collection';
import { useWorkspaceScope } from './workspace-context';
import type { WorkspaceSource } from '../store/source';

/** A collection as a list shows it, from its first records on. */
export interface Listing<T> {
  /** `success` as soon as there is something to show: a part while all of a long list is read, then all. */
  readonly query: {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: readonly T[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** All records in key order, as `useCollection` has them; absent while they are being read. */
  readonly all: readonly T[] | undefined;
  /** The list's first records in key order; absent where they are not known, or all of them are there as soon. */
  readonly first: readonly T[] | undefined;
  /** How many there are; absent while that is not known. */
  readonly total: number | undefined;
  /** How many there are in all and in each group of its spec; absent while that is not known. */
  readonly tally: Tally | undefined;
  /** When all were read, in milliseconds of this browser's clock; 0 before. */
  readonly readAt: number;
}

/** In another order other records come first. The same function each time, by which the query knows what it made. */
const inAnotherOrder = <T>(before: FirstRecords<T> | undefined) =>
  before && { ...before, records: [] };

const tallied = <C extends CollectionName>(collection: C, records: readonly RecordOf<C>[]): Tally =>
  talliedWith(
    emptyTally,
    specOf(collection).groupsOf,
    records.map((record): Replaced => [undefined, record]),
  );

/** What is kept of how many records there are, and once they are at hand how many those are. */
function useTally<C extends CollectionName>(
  collection: C,
  all: readonly RecordOf<C>[] | undefined,
): Tally | undefined {
  const { source } = useWorkspaceScope().workspace;
  const { data: kept } = useQuery({
    queryKey: queryKeys.tally(collection),
    queryFn: async () => (await source.tally?.(collection)) ?? null,
    enabled: all === undefined,
  });
  const whole = useMemo(() => {
    if (!all) return undefined;
    const known = source.peek(collection) === all && source.peekTally?.(collection);
    return known ? known : tallied(collection, all);
  }, [all, source, collection]);
  return whole ?? kept ?? undefined;
}

/**
 * All records of a collection and, while a long one is being read, the first of them in the order of an index:
 * what a list begins with, and how many there are. Without a `beginning`, as for an order that no index has,
 * there are no first records.
 *
 * @example
 * const { query, total } = useListing('notifications', { index: 'timestamp', descending: true });
 */
export function useListing<C extends CollectionName>(
  collection: C,
  beginning: Beginning<C> | undefined,
): Listing<RecordOf<C>> {
  const { source } = useWorkspaceScope().workspace;
  const whole = useCollection(collection);
  const isReading = whole.isPending;
  const { data: part } = useQuery({
    queryKey: queryKeys.first(collection, beginning),
    queryFn: () => readFirstRecords(source, collection, beginning),
    enabled: isReading,
    placeholderData: inAnotherOrder,
    // It is of no use to the next reading, before which anything may have been written.
    gcTime: 0,
  });
  const { data: counted } = useQuery({
    queryKey: queryKeys.count(collection, undefined, {}),
    queryFn: () => source.count(collection),
    enabled: isReading && part?.isLong === true,
  });
  const tally = useTally(collection, whole.data);
  const first = part && part.records.length > 0 ? part.records : undefined;
  const isShown = isReading && part?.isLong === true;
  return {
    query: isShown ? { ...whole, status: 'success', data: part.records } : whole,
    all: whole.data,
    first,
    total: whole.data?.length ?? tally?.total ?? counted,
    tally,
    readAt: whole.dataUpdatedAt,
  };
}

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
