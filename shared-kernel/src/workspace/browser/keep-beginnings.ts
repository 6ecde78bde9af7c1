import type { CollectionName } from '../store/collections';
import type { RecordTable } from '../store/record-table';
import { untilIdle } from '../long-lists/time-slices';
import type { WriteLog } from '../store/write-log';
import type { Beginnings } from './beginnings';
import { hasLocks } from './writer-lock';

interface LongCollection {
  readonly beginnings: Beginnings;
  readonly collection: CollectionName;
  /** What the page has at hand of it. */
  readonly table: () => RecordTable | undefined;
  /** Does work while no tab writes, all that was written being at hand. */
  readonly whileNobodyWrites: <T>(
    work: (held: { readonly log: WriteLog }) => Promise<T>,
  ) => Promise<T>;
  /** Keeps how many of it there are. */
  readonly keepTally: () => Promise<void>;
}

/**
 * Keeps what a collection that was long to read begins with, once the page has nothing else to do. Nothing is kept
 * where tabs cannot take turns.
 */
export async function keepBeginnings({
  beginnings,
  collection,
  table,
  whileNobodyWrites,
  keepTally,
}: LongCollection): Promise<void> {
  if (!hasLocks()) return;
  await untilIdle();
  await keepTally();
  await beginnings.forgetPacks(collection);
  if (!(await beginnings.isDue(collection))) return;
  const { records, log } = await whileNobodyWrites(({ log: held }) =>
    Promise.resolve({ records: table()?.records, log: held }),
  );
  if (records) await beginnings.keep(collection, records, log);
}
