import * as v from 'valibot';
import { draftsKey } from '../../shell/storage-keys';
import { newId } from '../../shell/new-id';
import { readJson } from '../../shell/read-json';
import { sessionScopedStorage } from '../../shell/safe-storage';
import { workspaceDatabase } from '../../workspace/database/database-name';
import { contentsOf, pagePlace } from '../../workspace/page-place';

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

const maxDrafts = 20;
const longestDraft = 20_000;

const fieldsSchema = v.record(v.string(), v.unknown());
const draftSchema = v.object({
  id: v.optional(v.string()),
  /** What its workspace held; see `contentsOf`. Earlier versions did not say it. */
  over: v.optional(v.string(), workspaceDatabase),
  typed: fieldsSchema,
  from: fieldsSchema,
});
const draftsSchema = v.record(v.string(), draftSchema);

/**
 * The fields of a form that were changed: as they were typed, and what they began from. Its `id` is the same in the
 * copy of a duplicated tab.
 */
export type KeptDraft = v.InferOutput<typeof draftSchema>;

/** The drafts of every workspace, but for those of one whose contents were replaced since. */
const readDrafts = () =>
  Object.entries(readJson(draftsSchema, sessionScopedStorage.get(draftsKey)) ?? {}).filter(
    ([, { over }]) => over === contentsOf(over.replace(/ .*/, '')),
  );

/** Two workspaces have records of the same name. */
function keyOf(name: string): string {
  const { name: workspace } = pagePlace();
  return workspace === workspaceDatabase ? name : `${workspace} ${name}`;
}

function writeDrafts(drafts: readonly (readonly [string, KeptDraft])[]) {
  if (drafts.length === 0) sessionScopedStorage.remove(draftsKey);
  else sessionScopedStorage.set(draftsKey, JSON.stringify(Object.fromEntries(drafts)));
}

const othersThan = (name: string) => readDrafts().filter(([key]) => key !== keyOf(name));

/**
 * What was typed into the form of this name and neither saved nor discarded, in this browser tab and over what the
 * page's workspace holds.
 */
export const readDraft = (name: string): KeptDraft | undefined =>
  readDrafts().find(([key]) => key === keyOf(name))?.[1];

/**
 * Keeps what is typed, beside the 19 drafts typed last; one of more than 20,000 characters stays as
 * it was kept before. Never throws.
 */
export function keepDraft(name: string, draft: Pick<KeptDraft, 'typed' | 'from'>): void {
  if (JSON.stringify(draft).length > longestDraft) return;
  const id = readDraft(name)?.id ?? newId();
  const over = contentsOf(pagePlace().name);
  writeDrafts([...othersThan(name).slice(1 - maxDrafts), [keyOf(name), { ...draft, id, over }]]);
}

/** Makes what is typed here a draft of its own, apart from its copies in other tabs. */
export function renewDraft(name: string): void {
  const draft = readDraft(name);
  if (draft) writeDrafts([...othersThan(name), [keyOf(name), { ...draft, id: newId() }]]);
}

/** Lets go of what was typed, for it was saved or discarded. */
export function forgetDraft(name: string): void {
  writeDrafts(othersThan(name));
}
