import { wrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { checkedRecord, reasonsOf } from './checked-record';
import { isKernelCollection, specOf, type CollectionName } from './collections';
import type { Stored } from './source';

/** A record as the database keeps it: with its revision, and the values it is indexed by. */
export interface StoredRecord {
  /** Of a record of a remote. */
  readonly collection?: CollectionName;
  readonly key: string;
  readonly revision: number;
  readonly record: object;
  readonly at: Readonly<Record<string, string>>;
}

/** The store of all records of remotes, whose collections are not known when the database is created. */
export const remoteStore = 'remoteRecords';

/** The store of a collection. */
export const storeOf = (collection: CollectionName): string =>
  isKernelCollection(collection) ? collection : remoteStore;

/** The key of a record in the store of its collection. */
export const storeKeyOf = (collection: CollectionName, key: string): IDBValidKey =>
  isKernelCollection(collection) ? key : [collection, key];

/** All records of a collection in its store; undefined if it has a store of its own. */
export const storeRangeOf = (collection: CollectionName): IDBKeyRange | undefined =>
  // An array is after all texts.
  isKernelCollection(collection) ? undefined : IDBKeyRange.bound([collection], [collection, []]);

/** Where in an envelope the database finds the value of an index. */
export const indexPath = (index: string): string => `at.${index}`;

export function storedRecordOf(
  collection: CollectionName,
  { record, revision }: Stored<object>,
): StoredRecord {
  const { keyOf, indexes } = specOf(collection);
  if (!isKernelCollection(collection))
    return { collection, key: keyOf(record), revision, record, at: {} };
  const at: Record<string, string> = {};
  for (const [index, valueOf] of Object.entries(indexes)) {
    const value = valueOf(record);
    if (value !== undefined) at[index] = value;
  }
  return { key: keyOf(record), revision, record, at };
}

const storedRecordSchema = v.object({
  key: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  record: v.unknown(),
});

/** The key that a value of a store lies under, even if its record is broken. */
export const storedKeyOf = (value: unknown): string =>
  v.parse(v.object({ key: v.string() }), value).key;

export type Opened =
  | { readonly ok: true; readonly key: string; readonly stored: Stored<object> }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** The record in an envelope, if both are what they should be. */
export function openStoredRecord(collection: CollectionName, value: unknown): Opened {
  const envelope = v.safeParse(storedRecordSchema, value);
  if (!envelope.success) return { ok: false, reasons: ['The envelope is damaged.'] };
  const checked = checkedRecord(collection, envelope.output.record);
  if (!checked.ok) {
    return { ok: false, reasons: reasonsOf(checked.issues) };
  }
  const { key, revision } = envelope.output;
  if (specOf(collection).keyOf(checked.record) !== key) {
    return { ok: false, reasons: [`It is kept under ${key}, which is not its key.`] };
  }
  return { ok: true, key, stored: { record: checked.record, revision } };
}

/** At most this many requests are made in one go: few enough not to hold the page for long. */
const requestsAtOnce = 500;

/**
 * Makes a request of one transaction for each item. Only the last request of a batch is waited for, a promise for each
 * being most of what a great many records cost the page. The first error aborts the transaction, which rejects with it.
 */
export async function inBulk<T>(
  items: Iterable<T>,
  requestFor: (item: T) => IDBRequest,
): Promise<void> {
  const all = [...items];
  for (let from = 0; from < all.length; from += requestsAtOnce) {
    const requests = all.slice(from, from + requestsAtOnce).map(requestFor);
    const last = requests.at(-1);
    if (!last) continue;
    await wrap(last).catch((failure: unknown) => {
      // Those after the one that failed say only that its transaction was aborted.
      const errors = requests.map(({ error }) => error);
      throw errors.find((error) => error && error.name !== 'AbortError') ?? failure;
    });
  }
}

export type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

export const isNamed = (error: unknown, name: string) =>
  error instanceof Error && error.name === name;

/**
 * Writes into stores, all or nothing: where `work` throws, nothing of it stands. What could not be
 * made again is written `strict`: on the disk once this resolves, even if the machine fails then.
 */
export async function writeInto<T>(
  database: IDBPDatabase,
  stores: readonly string[],
  work: (transaction: Writing) => Promise<T>,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<T> {
  const transaction = database.transaction([...stores], 'readwrite', { durability });
  const end = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    const result = await work(transaction);
    const failed = await end;
    if (failed) throw failed.error;
    return result;
  } catch (error) {
    const hasEnded = !abort(transaction);
    const failed = await end;
    // One that the browser took back says why, such as for want of room; what was asked of it later does not.
    const isSaid = failed && hasEnded && !isNamed(failed.error, 'AbortError');
    throw failed && (isSaid || isNamed(error, 'AbortError')) ? failed.error : error;
  }
}

/** Takes back what was written, unless it has ended by itself. */
function abort(transaction: Writing): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
