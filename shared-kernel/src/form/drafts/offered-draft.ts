import * as v from 'valibot';
import { readDraft } from './drafts';

type Fields = Readonly<Record<string, unknown>>;

export const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** Which of the typed fields the form of this schema can take: not right yet may be, of another kind not. */
function fittingFields(schema: v.GenericSchema, base: Fields, typed: Fields): Fields {
  const { issues = [], output } = v.safeParse(schema, { ...base, ...typed });
  const known = v.is(v.record(v.string(), v.unknown()), output) ? output : {};
  const misfits = new Set(
    issues.filter(({ kind }) => kind === 'schema').map(({ path }) => path?.[0].key),
  );
  return Object.fromEntries(
    Object.entries(typed).filter(([field]) => Object.hasOwn(known, field) && !misfits.has(field)),
  );
}

/**
 * What was typed into the form of this name before, as far as its schema can take it, and whether what
 * that began from has changed since; nothing where nothing was. `base` is what the form begins with
 * otherwise.
 */
export function offeredDraft(name: string, schema: v.GenericSchema, base: Fields) {
  const kept = readDraft(name);
  if (!kept) return undefined;
  const typed = fittingFields(schema, base, kept.typed);
  const names = Object.keys(typed);
  if (names.length === 0) return undefined;
  const isOvertaken = JSON.stringify(pick(kept.from, names)) !== JSON.stringify(pick(base, names));
  return { typed, isOvertaken };
}
