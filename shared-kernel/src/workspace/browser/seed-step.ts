import { unwrap } from 'idb';
import { specOf, type CollectionName } from '../store/collections';
import { deepEqual } from '../commands/deep-equal';
import type { Connection } from './connection';
import { metaStore, writeInto, type Writing } from './database';
import { storedRecordOf } from './stored-record';
import { inBulk } from './in-bulk';
import { markSeeded, progressMark, seededMark, touchedKeys } from './seed-marks';

/** How far the first records have come: what of them, and of which. */
interface Progress {
  readonly done: number;
  readonly of: number;
  /** The last of those that are there, by which they are known to be the same. */
  readonly last: object;
}

/** So many are there now; or all, by this step or another tab's; or it is no longer for this page to do. */
export type SeedStep = number | 'kept' | 'forestalled' | 'overtaken';

export interface StepOptions {
  readonly connection: Connection;
  readonly collection: CollectionName;
  /** All that the collection begins with. */
  readonly records: readonly object[];
  /** How many were there after the step before; 0 in a page's first. */
  readonly done: number;
  /** How many more there are to be after this one. */
  readonly most: number;
}

function putFirst(transaction: Writing, collection: CollectionName, records: Iterable<object>) {
  const store = unwrap(transaction.objectStore(collection));
  return inBulk(records, (record) =>
    store.put(storedRecordOf(collection, { record, revision: 1 })),
  );
}

const isProgressOf = (progress: Progress | undefined, records: readonly object[]): boolean =>
  progress?.of === records.length && deepEqual(progress.last, records[progress.done - 1]);

/** Puts a collection's first records into its store, and notes that they are there. */
export async function fillStore(
  transaction: Writing,
  collection: CollectionName,
  records: Iterable<object>,
): Promise<void> {
  await putFirst(transaction, collection, records);
  await transaction.objectStore(metaStore).put(true, seededMark(collection));
}

/** Removes what a page before this one began to keep and is no longer what there is to begin with. */
async function clearUntouched(transaction: Writing, collection: CollectionName): Promise<void> {
  const store = transaction.objectStore(collection);
  const keys = await touchedKeys(transaction.objectStore(metaStore), collection);
  const touched: unknown[] = await Promise.all(keys.map((key) => store.get(key)));
  await store.clear();
  await inBulk(
    touched.filter((value) => value !== undefined),
    (value) => unwrap(store).put(value),
  );
}

/** Those of some first records that nobody has touched meanwhile. */
async function untouchedOf(
  transaction: Writing,
  collection: CollectionName,
  records: readonly object[],
): Promise<readonly object[]> {
  const { keyOf } = specOf(collection);
  const keys = records.map(keyOf).sort();
  const meta = transaction.objectStore(metaStore);
  const touched = new Set(await touchedKeys(meta, collection, keys[0], keys.at(-1)));
  return records.filter((record) => !touched.has(keyOf(record)));
}

/**
 * Keeps in one step all that is left of a collection's first records, which stays where everything else
 * is replaced.
 */
export async function keepRest(
  transaction: Writing,
  collection: CollectionName,
  records: readonly object[],
): Promise<void> {
  const seeded: unknown = await transaction.objectStore(metaStore).get(seededMark(collection));
  if (seeded !== undefined) return;
  await putFirst(transaction, collection, await untouchedOf(transaction, collection, records));
}

/**
 * Keeps the next of a collection's first records, going on from where the database says that this page,
 * another tab or a page before it has come to. What a page before began with other records than these
 * is begun anew; a page to which that happens leaves the rest to who did it.
 */
export function keepNext({
  connection,
  collection,
  records,
  done,
  most,
}: StepOptions): Promise<SeedStep> {
  const work = async (transaction: Writing): Promise<SeedStep> => {
    const meta = transaction.objectStore(metaStore);
    const seeded: unknown = await meta.get(seededMark(collection));
    if (seeded !== undefined) return 'forestalled';
    const progress = (await meta.get(progressMark(collection))) as Progress | undefined;
    const isSame = isProgressOf(progress, records);
    if (!isSame && done > 0) return 'overtaken';
    if (!isSame && progress) await clearUntouched(transaction, collection);

    const from = isSame ? (progress?.done ?? 0) : 0;
    const next = records.slice(from, from + most);
    await putFirst(transaction, collection, await untouchedOf(transaction, collection, next));
    const to = from + next.length;
    const last = records[to - 1];
    if (last && to < records.length) {
      const reached: Progress = { done: to, of: records.length, last };
      await meta.put(reached, progressMark(collection));
      return to;
    }
    await markSeeded(transaction, collection);
    return 'kept';
  };
  return connection.use((database) => writeInto(database, [collection, metaStore], work));
}
