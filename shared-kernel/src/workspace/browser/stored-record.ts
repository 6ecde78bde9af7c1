import * as v from 'valibot';
import { checkedRecord } from '../commands/checked-record';
import { specOf, type CollectionName } from '../store/collections';
import type { Stored } from '../store/source';

/** A record as the database keeps it: with its revision, and the values it is indexed by. */
export interface StoredRecord {
  readonly key: string;
  readonly revision: number;
  readonly record: object;
  readonly at: Readonly<Record<string, string>>;
}

/** Where in an envelope the database finds the value of an index. */
export const indexPath = (index: string): string => `at.${index}`;

export function storedRecordOf(
  collection: CollectionName,
  { record, revision }: Stored<object>,
): StoredRecord {
  const { keyOf, indexes } = specOf(collection);
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
    const reasons = checked.issues.map(({ field, message }) => `${field}: ${message}`);
    return { ok: false, reasons };
  }
  const { key, revision } = envelope.output;
  if (specOf(collection).keyOf(checked.record) !== key) {
    return { ok: false, reasons: [`It is kept under ${key}, which is not its key.`] };
  }
  return { ok: true, key, stored: { record: checked.record, revision } };
}
