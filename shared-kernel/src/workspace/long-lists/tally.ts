import * as v from 'valibot';
import { forEachSliced } from './time-slices';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const tallySchema = v.object({ total: count, groups: v.record(v.string(), count) });

/**
 * How many records of a collection there are, in all and in each of the groups that its spec tells.
 *
 * @example
 * const tally: Tally = { total: 9, groups: { pending: 3 } };
 */
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>;

export const emptyTally: Tally = { total: 0, groups: {} };

/** Counts in slices, so that the page stays responsive. */
export async function tallyOf(
  groupsOf: (record: object) => readonly string[],
  records: readonly object[],
): Promise<Tally> {
  const groups: Record<string, number> = {};
  await forEachSliced(records, (record) => {
    for (const group of groupsOf(record)) groups[group] = (groups[group] ?? 0) + 1;
  });
  return { total: records.length, groups };
}

/** A record before and after a change; nothing where it is added or removed. */
export type Replaced = readonly [before: object | undefined, after: object | undefined];

/** A tally after changes; each costs no more than the groups that its record is in. */
export function talliedWith(
  { total, groups: before }: Tally,
  groupsOf: (record: object) => readonly string[],
  changes: Iterable<Replaced>,
): Tally {
  let all = total;
  const groups: Record<string, number> = { ...before };
  const add = (record: object | undefined, by: 1 | -1) => {
    if (!record) return;
    all += by;
    for (const group of groupsOf(record)) groups[group] = (groups[group] ?? 0) + by;
  };
  for (const [old, now] of changes) {
    add(old, -1);
    add(now, 1);
  }
  const left = Object.entries(groups).filter(([, many]) => many !== 0);
  return { total: all, groups: Object.fromEntries(left) };
}
