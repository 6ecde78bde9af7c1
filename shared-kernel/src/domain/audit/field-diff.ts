import { deepEqual, isPlainObject } from '../deep-equal';

interface FieldDiff {
  readonly before?: unknown;
  readonly after?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

type Identified = Fields & { readonly id: string };

const isIdentified = (items: unknown): items is readonly Identified[] =>
  Array.isArray(items) && items.every((item) => isPlainObject(item) && typeof item.id === 'string');

const without = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function changedFields(before: Fields, after: Fields, kept: Fields = {}): FieldDiff {
  const names = Object.keys({ ...before, ...after });
  const differing = names.filter((name) => !deepEqual(before[name], after[name]));
  const parts = differing.map(
    (name) => [name, computeFieldDiff(before[name], after[name])] as const,
  );
  const version = (which: keyof FieldDiff): Fields =>
    without({ ...kept, ...Object.fromEntries(parts.map(([name, part]) => [name, part[which]])) });
  return { before: version('before'), after: version('after') };
}

function changedItems(before: readonly Identified[], after: readonly Identified[]): FieldDiff {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const parts = [...ids].flatMap((id) => {
    const was = before.find((item) => item.id === id);
    const is = after.find((item) => item.id === id);
    if (deepEqual(was, is)) return [];
    return [was && is ? changedFields(was, is, { id }) : { before: was, after: is }];
  });
  // If only the order changed, stores the complete lists.
  if (parts.length === 0) return { before, after };
  const version = (which: keyof FieldDiff) =>
    parts.map((part) => part[which]).filter((part) => part !== undefined);
  return { before: version('before'), after: version('after') };
}

/**
 * Returns the differences between two versions of a record, with changed fields only. List entries with ids are
 * compared by id. Added or removed values are complete.
 */
export function computeFieldDiff(before: unknown, after: unknown): FieldDiff {
  if (isPlainObject(before) && isPlainObject(after)) return changedFields(before, after);
  if (isIdentified(before) && isIdentified(after)) return changedItems(before, after);
  return { before, after };
}
