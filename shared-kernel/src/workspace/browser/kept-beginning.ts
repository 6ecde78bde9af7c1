import * as v from 'valibot';
import { specOf, type CollectionName } from '../store/collections';
import { findIn, byValueThenKey, type Hit } from '../long-lists/index-hits';
import type { IndexOrder } from '../long-lists/index-order';

/** At most this many records are kept of a beginning: more than are asked for, as some may be removed before it is kept again. */
export const maxKept = 120;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The first records of a collection in the order of an index, as of a write. */
const keptSchema = v.object({
  /** What they were taken by: another version may have another shape, or index otherwise. */
  by: v.string(),
  count,
  /** The records in that order, as one text. */
  text: v.string(),
});

export type KeptBeginning = v.InferOutput<typeof keptSchema>;

/** Where the database keeps a beginning. */
export const beginningKey = (collection: CollectionName, { index, descending }: IndexOrder) =>
  `begins:${collection}:${index}:${descending ? 'last' : 'first'}`;

/** Where it keeps all beginnings of a collection. */
export const beginningKeys = (collection: CollectionName) =>
  IDBKeyRange.bound(`begins:${collection}:`, `begins:${collection};`, false, true);

const shapes = new Map<CollectionName, string>();

/**
 * What a collection's schema asks for, as one text: the same for as long as the schema is, so that a record once
 * taken by it need not be asked again. Checks count by their source.
 */
function shapeOf(collection: CollectionName): string {
  const known = shapes.get(collection);
  if (known !== undefined) return known;
  const shape = JSON.stringify(specOf(collection).schema, (_, part: unknown) =>
    typeof part === 'function' || part instanceof RegExp ? String(part) : part,
  );
  shapes.set(collection, shape);
  return shape;
}

const takenBy = (collection: CollectionName, { index }: IndexOrder) =>
  `${shapeOf(collection)} ${String(specOf(collection).indexes[index])}`;

/** What there is to keep of a collection's beginning. */
export async function beginningOf(
  collection: CollectionName,
  beginning: IndexOrder,
  records: readonly object[],
  asOf: { readonly count: number },
): Promise<KeptBeginning> {
  const { index, descending } = beginning;
  const first = await findIn(specOf(collection), records, index, { descending, limit: maxKept });
  return {
    by: takenBy(collection, beginning),
    count: asOf.count,
    text: JSON.stringify(first),
  };
}

/** What is kept of a beginning, if it is of this version's making. */
export function readBeginning(
  collection: CollectionName,
  beginning: IndexOrder,
  kept: unknown,
): KeptBeginning | undefined {
  const read = v.safeParse(keptSchema, kept);
  return read.success && read.output.by === takenBy(collection, beginning)
    ? read.output
    : undefined;
}

function recordsIn({ text }: KeptBeginning): readonly object[] | undefined {
  try {
    return JSON.parse(text) as object[];
  } catch {
    return undefined;
  }
}

/**
 * The first records as they stand now: those that were kept, and of what was written since that which stands no
 * later than the last of them. Nothing where fewer are left than are asked for.
 */
export function beginningNow(
  collection: CollectionName,
  { index, descending }: IndexOrder,
  kept: KeptBeginning,
  written: ReadonlyMap<string, object | undefined>,
  limit: number,
): readonly object[] | undefined {
  const { keyOf, indexes } = specOf(collection);
  const records = recordsIn(kept);
  const last = records?.at(-1);
  if (!records || !last) return undefined;
  const hitOf = (record: object): Hit | undefined => {
    const value = indexes[index]?.(record);
    return value === undefined ? undefined : [value, keyOf(record), record];
  };
  const order = descending ? (a: Hit, b: Hit) => byValueThenKey(b, a) : byValueThenKey;
  const end = hitOf(last);
  const standing = records.filter((record) => !written.has(keyOf(record)));
  const now = [...written.values()].filter((record) => record !== undefined);
  const hits = [...standing, ...now]
    .map(hitOf)
    .filter((hit) => hit !== undefined)
    .filter((hit) => end !== undefined && order(hit, end) <= 0);
  if (hits.length < limit) return undefined;
  return hits
    .sort(order)
    .slice(0, limit)
    .map(([, , record]) => record);
}
