import { checkedRecord } from '../checked-record';
import type { CollectionName } from '../collections';
import type { RecordTable } from '../record-table';
import { createTimeSlices, letPageGoFirst, untilIdle } from '../time-slices';
import type { RecordStore } from './record-store';
import type { WriteLog } from './write-log';
import { hasLocks } from './writer-lock';

/** After so many changes a collection is packed anew: the log tells of 250 records, those of other collections too. */
const mostChanged = 100;

export interface PackedCollection {
  readonly store: RecordStore;
  readonly collection: CollectionName;
  /** What the page has at hand of it. */
  readonly table: () => RecordTable | undefined;
  /** Does work while nobody writes, all that was written being at hand. */
  readonly whileNobodyWrites: <T>(
    work: (held: { readonly log: WriteLog }) => Promise<T>,
  ) => Promise<T>;
  /** What was packed is not what its schema takes, and was forgotten. */
  readonly onBroken: () => void;
}

async function areTaken(collection: CollectionName, records: readonly object[]): Promise<boolean> {
  const slices = createTimeSlices(letPageGoFirst);
  for (const record of records) {
    if (!checkedRecord(collection, record).ok) return false;
    if (slices.isDue()) await slices.breathe();
  }
  return true;
}

/**
 * Packs a collection that was long to read, once the page has nothing else to do; what was read packed is looked
 * through again. Files are not packed, being bytes, nor anything where tabs cannot take turns.
 */
export async function keepPacked({
  store,
  collection,
  table,
  whileNobodyWrites,
  onBroken,
}: PackedCollection): Promise<void> {
  if (collection === 'files' || !hasLocks()) return;
  await store.kept(collection);
  await untilIdle();
  const standing = await store.packs.standing(collection);
  if (standing && !(await areTaken(collection, table()?.records ?? []))) {
    await store.packs.drop(collection);
    onBroken();
    return;
  }
  if (standing && standing.changed.length <= mostChanged) return;
  const taken = await whileNobodyWrites(({ log }) =>
    Promise.resolve({ entries: table()?.entries(), log }),
  );
  if (taken.entries) await store.packs.keep(collection, taken.entries, taken.log);
}
