import * as v from 'valibot';

type Fields = Readonly<Record<string, unknown>>;

/** Which of the typed fields the form of this schema can take: not right yet may be, of another kind not. */
export function fittingFields(schema: v.GenericSchema, base: Fields, typed: Fields): Fields {
  const { issues = [], output } = v.safeParse(schema, { ...base, ...typed });
  const known = v.is(v.record(v.string(), v.unknown()), output) ? output : {};
  const misfits = new Set(
    issues.filter(({ kind }) => kind === 'schema').map(({ path }) => path?.[0].key),
  );
  return Object.fromEntries(
    Object.entries(typed).filter(([field]) => Object.hasOwn(known, field) && !misfits.has(field)),
  );
}
