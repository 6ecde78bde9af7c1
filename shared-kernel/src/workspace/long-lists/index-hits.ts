import type { IndexQuery } from '../store/source';

/** A record under its value in an index. */
export type Hit = readonly [value: string, key: string, record: object];

export const byValueThenKey = ([a, aKey]: Hit, [b, bKey]: Hit): number => {
  if (a !== b) return a < b ? -1 : 1;
  return aKey < bKey ? -1 : 1;
};

/** Inserts a hit in order, and keeps at most `limit` hits. */
export function pick(
  picked: Hit[],
  hit: Hit,
  limit: number,
  order: (a: Hit, b: Hit) => number,
): void {
  const last = picked.at(-1);
  if (picked.length >= limit && last && order(last, hit) < 0) return;
  const place = picked.findIndex((other) => order(hit, other) < 0);
  picked.splice(place === -1 ? picked.length : place, 0, hit);
  if (picked.length > limit) picked.pop();
}

/** Whether an index value is one that the query asks for. */
export const isWithin = (value: string, { equals, from, to }: IndexQuery): boolean =>
  (equals === undefined || value === equals) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to);

/** Whether a query asks for all that an index holds. */
export const isUnbounded = ({ equals, from, to }: IndexQuery): boolean =>
  equals === undefined && from === undefined && to === undefined;
