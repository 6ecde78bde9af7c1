import * as v from 'valibot';
import type { CollectionName } from '../store/collections';
import type { Stored } from '../store/source';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A packed copy of a collection: of what, and as of which write. */
export const packSchema = v.object({
  id: v.string(),
  /** The shape that its records have. */
  shape: v.string(),
  count,
  blocks: count,
});

export type Pack = v.InferOutput<typeof packSchema>;

/** So many records are packed into one text: 5 ms of work. */
export const recordsOfBlock = 1000;

/** Where the database says what is packed of a collection. */
export const packKey = (collection: CollectionName) => `packed:${collection}`;

const blocksKey = (collection: CollectionName, id: string) => `packed:${collection}:${id}:`;

export const blockKey = (collection: CollectionName, id: string, at: number) =>
  `${blocksKey(collection, id)}${String(at).padStart(6, '0')}`;

/** The blocks of a pack from one to another, that one excluded. */
export const blocksBetween = (collection: CollectionName, id: string, from: number, to: number) =>
  IDBKeyRange.bound(blockKey(collection, id, from), blockKey(collection, id, to), false, true);

/** The blocks of all packs of a collection before this one, and of those after it. */
export const otherBlocks = (collection: CollectionName, id: string) => [
  IDBKeyRange.bound(`packed:${collection}:`, blocksKey(collection, id), false, true),
  IDBKeyRange.bound(`${blocksKey(collection, id)}:`, `packed:${collection};`, true, true),
];

export const allBlocks = (collection: CollectionName) =>
  IDBKeyRange.bound(`packed:${collection}:`, `packed:${collection};`, false, true);

/** Shorter texts take no more room than what would tell of them. */
const shortText = 10;

/** What begins so is no text of a record, but what an object is known by. */
const ofObject = '\u0000';

/** What a value is known by where it is worth having it only once; nothing for any other. */
function shareKey(value: unknown): string | undefined {
  if (typeof value === 'string')
    return value.length > shortText && !value.startsWith(ofObject) ? value : undefined;
  return typeof value === 'object' && value !== null ? ofObject + JSON.stringify(value) : undefined;
}

/** As it stands in the database; a version before this one packed `[revisions, records]`. */
interface Block {
  readonly revisions: readonly number[];
  /** With `null` in the place of a value that is shared. */
  readonly records: readonly Record<string, unknown>[];
  readonly shared: readonly unknown[];
  /** By field, which of the shared values each record has; -1 where it has its own. */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

type Fields = Record<string, unknown>;

/** Of so many records it is seen which fields several have alike: of most, all are different. */
const maxLookedAt = 100;

/** The fields in which some of the first records have the same value. */
function likelyShared(records: readonly Fields[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const record of records.slice(0, maxLookedAt))
    for (const [field, value] of Object.entries(record)) {
      const key = shareKey(value);
      const known = `${field}${ofObject}${key}`;
      if (key !== undefined && seen.has(known)) shared.add(field);
      seen.add(known);
    }
  return shared;
}

/** Takes what comes more than once in a field out of records, and gives the place of what each had among `values`. */
function shareField(records: readonly Fields[], field: string, values: unknown[]): number[] {
  const keys = records.map((record) =>
    Object.hasOwn(record, field) ? shareKey(record[field]) : undefined,
  );
  const counts = new Map<string | undefined, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const placeOf = new Map<string, number>();
  return keys.map((key, at) => {
    const record = records[at];
    if (!record || key === undefined || counts.get(key) === 1) return -1;
    const place = placeOf.get(key) ?? values.push(record[field]) - 1;
    placeOf.set(key, place);
    record[field] = null;
    return place;
  });
}

/**
 * Records as one text, which a browser reads many times faster than as many objects. What several have alike is there
 * once, and is one value of all of them when it is read: 100,000 transactions take 40 % less memory so.
 */
export function packBlock(stored: readonly Stored<object>[]): string {
  const records = stored.map(({ record }): Fields => ({ ...record }));
  const shared: unknown[] = [];
  const places = Array.from(
    likelyShared(records),
    (field) => [field, shareField(records, field, shared)] as const,
  );
  const revisions = stored.map(({ revision }) => revision);
  const block: Block = { revisions, records, shared, places: Object.fromEntries(places) };
  return JSON.stringify(block);
}

function blockOf(text: string): Block {
  const kept = JSON.parse(text) as Block | readonly [number[], Record<string, unknown>[]];
  if (!('length' in kept)) return kept;
  const [revisions, records] = kept;
  return { revisions, records, shared: [], places: {} };
}

/** The records of a block; nothing where it is not what `packBlock` made. */
export function unpackBlock(text: unknown): Stored<object>[] | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const { revisions, records, shared, places } = blockOf(text);
    if (revisions.length !== records.length) return undefined;
    for (const [field, ofField] of Object.entries(places))
      for (const [at, place] of ofField.entries()) {
        const record = records[at];
        if (record && place >= 0) record[field] = shared[place];
      }
    return records.map((record, at) => ({ record, revision: revisions[at] ?? 1 }));
  } catch {
    return undefined;
  }
}
