import * as v from 'valibot';
import type { CollectionName } from '../collections';
import type { Stored } from '../source';

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

/** Records as one text, which a browser reads many times faster than as many objects. */
export function packBlock(stored: readonly Stored<object>[]): string {
  const revisions = stored.map(({ revision }) => revision);
  return JSON.stringify([revisions, stored.map(({ record }) => record)]);
}

/** The records of a block; nothing where it is not what `packBlock` made. */
export function unpackBlock(text: unknown): Stored<object>[] | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const [revisions, records] = JSON.parse(text) as [number[], object[]];
    if (revisions.length !== records.length) return undefined;
    return records.map((record, at) => ({ record, revision: revisions[at] ?? 1 }));
  } catch {
    return undefined;
  }
}
