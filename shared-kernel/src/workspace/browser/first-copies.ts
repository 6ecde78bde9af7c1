import { specOf, type CollectionName } from '../store/collections';
import { tallyOf } from '../long-lists/tally';
import { beginningsOf } from './beginnings';
import { metaStore, type Writing } from './database';
import { logKey, withTally, writeLogOf, type WriteLog } from './write-log';

/** How a collection's first records are packed. */
export interface FirstKeeping {
  readonly log: WriteLog;
  readonly whenFree: () => Promise<void>;
  /** Keeps in the same step what else tells of them. */
  readonly along: (transaction: Writing) => Promise<void>;
}

/**
 * What tells of a collection's first records before they are read: what lists of them begin with, and how many there
 * are, unless somebody has changed that meanwhile.
 */
export async function firstCopies(
  collection: CollectionName,
  records: readonly object[],
  asOf: WriteLog,
): Promise<(transaction: Writing) => Promise<void>> {
  const beginnings = await beginningsOf(collection, records, asOf);
  const tally = await tallyOf(specOf(collection).groupsOf, records);
  return async (transaction) => {
    const meta = transaction.objectStore(metaStore);
    for (const [key, beginning] of beginnings) await meta.put(beginning, key);
    const log = writeLogOf(await meta.get(logKey));
    if (log.count === asOf.count) await meta.put(withTally(log, collection, tally), logKey);
  };
}
