import type { IDBPDatabase } from 'idb';
import { replacedConflicts } from '../replaced-conflicts';
import { settle } from '../settle';
import type { Change, Stored, WriteConflict, WriteOutcome, Written } from '../source';
import { batchesOf } from './batches';
import { writeInto, type Writing } from './database';
import { envelopeOf, openEnvelope, type Envelope } from './envelope';
import { standingEpoch } from './epoch';
import { asStorageError } from './storage-error';

/** Ends a transaction because of what other writers did. */
class Conflicted extends Error {
  constructor(readonly conflicts: readonly WriteConflict[]) {
    super('Another writer was first');
  }
}

/** What stands in the database, as far as it has to be understood to write over it. */
function currentOf(change: Change, value: unknown): Stored<object> | undefined {
  if (value === undefined) return undefined;
  const { revision } = value as Envelope;
  if (change.base && revision === change.base.revision) return change.base;
  const envelope = openEnvelope(change.collection, value);
  return envelope.ok ? envelope.stored : { record: {}, revision };
}

async function writeOne(transaction: Writing, change: Change): Promise<Written | WriteConflict> {
  const { collection, key } = change;
  const store = transaction.objectStore(collection);
  const settled = settle(change, currentOf(change, await store.get(key)));
  if (!settled.ok) return settled.conflict;
  const { stored } = settled;
  if (stored) await store.put(envelopeOf(collection, stored));
  else await store.delete(key);
  return { collection, key, stored };
}

async function writeAll(transaction: Writing, changes: readonly Change[]): Promise<Written[]> {
  const conflicts: WriteConflict[] = [];
  const written: Written[] = [];
  for (const batch of batchesOf(changes)) {
    const outcomes = batch.map((change) => writeOne(transaction, change));
    for (const outcome of await Promise.all(outcomes)) {
      if ('kind' in outcome) conflicts.push(outcome);
      else written.push(outcome);
    }
  }
  if (conflicts.length > 0) throw new Conflicted(conflicts);
  return written;
}

/**
 * Writes changes into stores after `prepare`, all of it or nothing: nothing where another writer was
 * first, or everything was replaced since `epoch`. The stores include the one of what concerns the
 * database itself.
 */
export async function settleInto(
  database: IDBPDatabase,
  stores: readonly string[],
  changes: readonly Change[],
  epoch: number,
  prepare?: (transaction: Writing) => Promise<void>,
): Promise<WriteOutcome> {
  try {
    const written = await writeInto(database, stores, async (transaction) => {
      const standing = await standingEpoch(transaction);
      if (standing !== epoch) throw new Conflicted(replacedConflicts(changes));
      await prepare?.(transaction);
      return writeAll(transaction, changes);
    });
    return { ok: true, written };
  } catch (error) {
    if (error instanceof Conflicted) return { ok: false, conflicts: error.conflicts };
    throw asStorageError(error);
  }
}
