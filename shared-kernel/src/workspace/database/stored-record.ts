import { wrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { validateRecord, formatIssues } from './validate-record';
import { isKernelCollection, getCollectionSpec, type CollectionName } from './collections';
import type { StoredVersion } from './source';

/** A record as stored in the database, with its revision and its values for the indexes. */
export interface StoredRecord {
  readonly collection?: CollectionName;
  readonly key: string;
  readonly revision: number;
  readonly record: object;
  readonly at: Readonly<Record<string, string>>;
}

/**
 * Object store for the records of all remotes. They share one store, because their collections are unknown when the
 * database is created.
 */
export const remoteStoreName = 'remoteRecords';

export const getStoreName = (collection: CollectionName): string =>
  isKernelCollection(collection) ? collection : remoteStoreName;

export const getStoreKey = (collection: CollectionName, key: string): IDBValidKey =>
  isKernelCollection(collection) ? key : [collection, key];

/**
 * Returns the key range of a remote’s collection in the shared object store. Returns `undefined` for a kernel
 * collection, which has a separate store.
 */
export const getStoreRange = (collection: CollectionName): IDBKeyRange | undefined =>
  // The upper bound ends with an array, because IndexedDB sorts arrays after all strings.
  isKernelCollection(collection) ? undefined : IDBKeyRange.bound([collection], [collection, []]);

export const formatIndexPath = (index: string): string => `at.${index}`;

export function toStoredRecord(
  collection: CollectionName,
  { record, revision }: StoredVersion<object>,
): StoredRecord {
  const { keyOf, indexes } = getCollectionSpec(collection);
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

type ParsedStoredRecord =
  | { readonly ok: true; readonly stored: StoredVersion<object> }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Validates a stored value. Returns its record, or the reasons why it is invalid. */
export function parseStoredRecord(collection: CollectionName, value: unknown): ParsedStoredRecord {
  const envelope = v.safeParse(storedRecordSchema, value);
  if (!envelope.success) return { ok: false, reasons: ['The stored record is damaged.'] };
  const checked = validateRecord(collection, envelope.output.record);
  if (!checked.ok) return { ok: false, reasons: formatIssues(checked.issues) };
  const { key, revision } = envelope.output;
  if (getCollectionSpec(collection).keyOf(checked.record) !== key) {
    return { ok: false, reasons: [`The record is stored under the wrong key, ${key}.`] };
  }
  return { ok: true, stored: { record: checked.record, revision } };
}

/** Maximum number of requests per batch. Larger batches would block the page. */
const requestsAtOnce = 500;

/**
 * Makes one request per item in a transaction. The function waits only for the last request of each batch, because
 * waiting for every request is slow. The first error aborts the transaction.
 */
export async function batchRequests<T>(
  items: readonly T[],
  requestFor: (item: T) => IDBRequest,
): Promise<void> {
  for (let from = 0; from < items.length; from += requestsAtOnce) {
    const last = items
      .slice(from, from + requestsAtOnce)
      .map(requestFor)
      .at(-1);
    if (last) await wrap(last);
  }
}

export type WriteTransaction = IDBPTransaction<unknown, string[], 'readwrite'>;

export const hasErrorName = (error: unknown, name: string) =>
  error instanceof Error && error.name === name;

/**
 * Runs `work` in a transaction. If it throws, nothing is stored. With `strict` durability, the promise resolves only
 * when the data is on disk.
 */
export async function runWriteTransaction<T>(
  database: IDBPDatabase,
  stores: readonly string[],
  work: (transaction: WriteTransaction) => Promise<T>,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<T> {
  const transaction = database.transaction([...stores], 'readwrite', { durability });
  try {
    const [result] = await Promise.all([work(transaction), transaction.done]);
    return result;
  } catch (error) {
    abort(transaction);
    await transaction.done.catch(() => undefined);
    // Only the transaction’s error says why the browser aborted the transaction, such as lack of space.
    throw transaction.error ?? error;
  }
}

function abort(transaction: WriteTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
