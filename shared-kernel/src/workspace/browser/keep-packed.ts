import { checkedRecord } from '../commands/checked-record';
import type { CollectionName } from '../store/collections';
import type { RecordTable } from '../store/record-table';
import { createTimeSlices, letPageGoFirst, untilIdle } from '../long-lists/time-slices';
import type { Beginnings } from './beginnings';
import type { Gate } from './gate';
import type { Packs } from './packs';
import type { WriteLog } from '../store/write-log';
import { hasLocks } from './writer-lock';

/** After so many changes, or any that removes a record, a collection is packed anew: the log tells of 250 records, those of other collections too. */
const maxChanged = 100;

/** Where copies are kept of what was long to read. */
export interface CopyStore {
  readonly packs: Packs;
  /** What is shown first of it. */
  readonly beginnings: Beginnings;
  /** Closed during a write, so that long work waits for it. */
  readonly writing: Gate;
}

interface PackedCollection {
  readonly store: CopyStore;
  readonly collection: CollectionName;
  /** What the page has at hand of it. */
  readonly table: () => RecordTable | undefined;
  /** Does work while nobody writes, all that was written being at hand. */
  readonly whileNobodyWrites: <T>(
    work: (held: { readonly log: WriteLog }) => Promise<T>,
  ) => Promise<T>;
  /** Keeps how many of it there are. */
  readonly keepTally: () => Promise<void>;
  /** What was packed is not what its schema takes, and was forgotten. */
  readonly onBroken: () => void;
}

async function areTaken(
  collection: CollectionName,
  records: readonly object[],
  untilNobodyWrites: () => Promise<void>,
): Promise<boolean> {
  const slices = createTimeSlices(async () => {
    await letPageGoFirst();
    // A command waits for many small answers, each of which would wait for a slice of this.
    await untilNobodyWrites();
  });
  for (const record of records) {
    if (!checkedRecord(collection, record).ok) return false;
    if (slices.isDue()) await slices.yieldToBrowser();
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
  keepTally,
  onBroken,
}: PackedCollection): Promise<void> {
  if (collection === 'files' || !hasLocks()) return;
  await untilIdle();
  await keepTally();
  const standing = await store.packs.standing(collection);
  if (standing && !(await areTaken(collection, table()?.records ?? [], store.writing.open))) {
    await store.packs.drop(collection);
    onBroken();
    return;
  }
  const isGone = (key: string) => table()?.get(key) === undefined;
  const isPacked =
    standing && standing.changed.length <= maxChanged && !standing.changed.some(isGone);
  const isBegun = !(await store.beginnings.isDue(collection));
  if (isPacked && isBegun) return;
  const { records, entries, log } = await whileNobodyWrites(({ log: held }) =>
    Promise.resolve({ records: table()?.records, entries: table()?.entries(), log: held }),
  );
  if (records && !isBegun) await store.beginnings.keep(collection, records, log);
  if (entries && !isPacked) await store.packs.keep(collection, entries, log);
}
