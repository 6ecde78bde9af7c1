import * as v from 'valibot';
import { draftsKey } from '../../shell/storage-keys';
import { readJson } from '../../shell/read-json';
import { sessionScopedStorage } from '../../shell/safe-storage';
import { getPageDatabase } from '../../workspace/get-page-database';

type Fields = Readonly<Record<string, unknown>>;

export const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/**
 * Returns the entered values whose types match the schema, even if they break other rules, such as a maximum length.
 */
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
 * Returns the values of a stored draft that the schema accepts. `isOvertaken` is true if the record has changed since
 * the draft was stored.
 */
export function restoreDraft(name: string, schema: v.GenericSchema, base: Fields) {
  const draft = readDraft(name);
  if (!draft) return undefined;
  const typed = fittingFields(schema, base, draft.typed);
  const names = Object.keys(typed);
  if (names.length === 0) return undefined;
  const isOvertaken =
    JSON.stringify(pickFields(draft.from, names)) !== JSON.stringify(pickFields(base, names));
  return { typed, isOvertaken };
}

const maxDrafts = 20;
const longestDraft = 20_000;

const fieldsSchema = v.record(v.string(), v.unknown());
const draftSchema = v.object({ typed: fieldsSchema, from: fieldsSchema });
const draftsSchema = v.record(v.string(), draftSchema);

/** The changed fields of a form: the entered values and the original values. */
export type Draft = v.InferOutput<typeof draftSchema>;

const readDrafts = () =>
  Object.entries(readJson(draftsSchema, sessionScopedStorage.get(draftsKey)) ?? {});

/**
 * Storage key of a draft. It contains the database name, because records of different workspaces can have the same id.
 */
const keyOf = (name: string) => `${getPageDatabase().name} ${name}`;

function writeDrafts(drafts: readonly (readonly [string, Draft])[]) {
  if (drafts.length === 0) sessionScopedStorage.remove(draftsKey);
  else sessionScopedStorage.set(draftsKey, JSON.stringify(Object.fromEntries(drafts)));
}

const draftsExcept = (name: string) => readDrafts().filter(([key]) => key !== keyOf(name));

export const readDraft = (name: string): Draft | undefined =>
  readDrafts().find(([key]) => key === keyOf(name))?.[1];

/** Stores a draft. At most 20 drafts are stored, each of at most 20,000 characters. The function never throws. */
export function writeDraft(name: string, draft: Draft): void {
  if (JSON.stringify(draft).length > longestDraft) return;
  writeDrafts([...draftsExcept(name).slice(1 - maxDrafts), [keyOf(name), draft]]);
}

export const deleteDraft = (name: string): void => writeDrafts(draftsExcept(name));
