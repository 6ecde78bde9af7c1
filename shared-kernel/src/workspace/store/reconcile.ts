import { deepEqual, isPlain } from '../commands/deep-equal';
import { isIdentified, type Identified } from './identified';

/** A field that two writers set differently, with both values. */
export interface FieldConflict {
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export type Reconciled =
  | { readonly ok: true; readonly record: object }
  | { readonly ok: false; readonly fields: readonly FieldConflict[] };

interface ReconcileRules {
  readonly latestWins?: readonly string[];
  readonly entangled?: readonly (readonly string[])[];
}

type Fields = Readonly<Record<string, unknown>>;

interface Merge {
  readonly value: unknown;
  readonly clashes: readonly FieldConflict[];
}

const clean = (value: unknown): Merge => ({ value, clashes: [] });

const byId = (items: readonly Identified[]) => new Map(items.map((item) => [item.id, item]));

function mergeItems(
  base: readonly Identified[],
  ours: readonly Identified[],
  theirs: readonly Identified[],
  path: string,
): Merge {
  const before = byId(base);
  const mine = byId(ours);
  const yours = byId(theirs);
  const clashes: FieldConflict[] = [];
  const merged: unknown[] = [];
  const added = ours.filter(({ id }) => !yours.has(id));
  for (const { id } of [...theirs, ...added]) {
    const result = mergeValue(before.get(id), mine.get(id), yours.get(id), `${path}.${id}`);
    clashes.push(...result.clashes);
    if (result.value !== undefined) merged.push(result.value);
  }
  return { value: merged, clashes };
}

function mergeFields(base: Fields, ours: Fields, theirs: Fields, path: string): Merge {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const clashes: FieldConflict[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const field = path === '' ? name : `${path}.${name}`;
    const result = mergeValue(base[name], ours[name], theirs[name], field);
    clashes.push(...result.clashes);
    if (result.value !== undefined) merged[name] = result.value;
  }
  return { value: merged, clashes };
}

function mergeValue(base: unknown, ours: unknown, theirs: unknown, path: string): Merge {
  if (deepEqual(ours, theirs) || deepEqual(base, ours)) return clean(theirs);
  if (deepEqual(base, theirs)) return clean(ours);
  if (isPlain(base) && isPlain(ours) && isPlain(theirs)) {
    return mergeFields(base, ours, theirs, path);
  }
  if (isIdentified(base) && isIdentified(ours) && isIdentified(theirs)) {
    return mergeItems(base, ours, theirs, path);
  }
  return { value: theirs, clashes: [{ field: path, ours, theirs }] };
}

const later = (a: unknown, b: unknown): unknown => (String(a) > String(b) ? a : b);

/** The record with, for each moment of which the later stands, the later of the two. */
function withLatest(record: Fields, other: Fields, names: readonly string[]): Fields {
  const latest = names.map((name) => [name, later(record[name], other[name])]);
  return { ...record, ...(Object.fromEntries(latest) as Fields) };
}

const touches = (base: Fields, record: Fields, names: readonly string[]): boolean =>
  names.some((name) => !deepEqual(base[name], record[name]));

/**
 * One record out of two versions of it: what a change that was made a while ago, and is taken back or
 * finished only now, leaves of what stands. What only one of them changed is taken from that
 * one, down to single fields and to list entries with an id; where both changed the same thing, or
 * things that belong together, differently, it is a conflict that names both values.
 */
export function reconcile(
  base: object,
  ours: object,
  theirs: object,
  { latestWins = [], entangled = [] }: ReconcileRules = {},
): Reconciled {
  const [before, theirFields] = [base as Fields, theirs as Fields];
  const mine = withLatest(ours as Fields, theirFields, latestWins);
  const yours = withLatest(theirFields, ours as Fields, latestWins);
  const torn = entangled.filter(
    (group) =>
      touches(before, mine, group) && touches(before, yours, group) && touches(mine, yours, group),
  );
  if (torn.length > 0) {
    const fields = torn.flatMap((group) =>
      group
        .filter((field) => !deepEqual(mine[field], yours[field]))
        .map((field) => ({ field, ours: mine[field], theirs: yours[field] })),
    );
    return { ok: false, fields };
  }
  const { value, clashes } = mergeFields(before, mine, yours, '');
  return clashes.length > 0
    ? { ok: false, fields: clashes }
    : { ok: true, record: value as object };
}
