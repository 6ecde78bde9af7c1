import { deepEqual, isPlain } from './deep-equal';

/** What a change made of something, in two versions of the same shape. */
export interface Diff {
  readonly before?: unknown;
  readonly after?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** A list entry that is known by its id. */
type Identified = Fields & { readonly id: string };

/** Whether it is a list whose entries are all known by their ids. */
const isIdentified = (items: unknown): items is readonly Identified[] =>
  Array.isArray(items) && items.every((item) => isPlain(item) && typeof item.id === 'string');

const without = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function changedFields(before: Fields, after: Fields, kept: Fields = {}): Diff {
  const names = Object.keys({ ...before, ...after });
  const differing = names.filter((name) => !deepEqual(before[name], after[name]));
  const parts = differing.map((name) => [name, diffOf(before[name], after[name])] as const);
  const version = (which: keyof Diff): Fields =>
    without({ ...kept, ...Object.fromEntries(parts.map(([name, part]) => [name, part[which]])) });
  return { before: version('before'), after: version('after') };
}

function changedItems(before: readonly Identified[], after: readonly Identified[]): Diff {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const parts = [...ids].flatMap((id) => {
    const was = before.find((item) => item.id === id);
    const is = after.find((item) => item.id === id);
    if (deepEqual(was, is)) return [];
    return [was && is ? changedFields(was, is, { id }) : { before: was, after: is }];
  });
  // Only their order has changed, which the whole lists show.
  if (parts.length === 0) return { before, after };
  const version = (which: keyof Diff) =>
    parts.map((part) => part[which]).filter((part) => part !== undefined);
  return { before: version('before'), after: version('after') };
}

/**
 * The parts of two versions that differ: of a record the fields, down to single ones; of a list whose
 * entries have ids the entries, each under its id. What was added or removed stands there whole.
 */
export function diffOf(before: unknown, after: unknown): Diff {
  if (isPlain(before) && isPlain(after)) return changedFields(before, after);
  if (isIdentified(before) && isIdentified(after)) return changedItems(before, after);
  return { before, after };
}
