import * as v from 'valibot';
import { draftsKey } from '../../shell/drafts-key';
import { readJson } from '../../shell/read-json';
import { sessionScopedStorage } from '../../shell/safe-storage';

const maxDrafts = 20;
const longestDraft = 20_000;

const fieldsSchema = v.record(v.string(), v.unknown());
const draftSchema = v.object({
  id: v.optional(v.string()),
  typed: fieldsSchema,
  from: fieldsSchema,
});
const draftsSchema = v.record(v.string(), draftSchema);

/**
 * The fields of a form that were changed: as they were typed, and what they began from. Its `id` is the same in the
 * copy of a duplicated tab.
 */
export type KeptDraft = v.InferOutput<typeof draftSchema>;

const readDrafts = () => readJson(draftsSchema, sessionScopedStorage.get(draftsKey)) ?? {};

function writeDrafts(drafts: readonly (readonly [string, KeptDraft])[]) {
  if (drafts.length === 0) sessionScopedStorage.remove(draftsKey);
  else sessionScopedStorage.set(draftsKey, JSON.stringify(Object.fromEntries(drafts)));
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

const othersThan = (name: string) =>
  Object.entries(readDrafts()).filter(([other]) => other !== name);

/** What was typed into the form of this name and neither saved nor discarded, in this browser tab. */
export const readDraft = (name: string): KeptDraft | undefined => readDrafts()[name];

/**
 * Keeps what is typed, beside the 19 drafts typed last; one of more than 20,000 characters stays as
 * it was kept before. Never throws.
 */
export function keepDraft(name: string, draft: Omit<KeptDraft, 'id'>): void {
  if (JSON.stringify(draft).length > longestDraft) return;
  const id = readDraft(name)?.id ?? newId();
  writeDrafts([...othersThan(name).slice(1 - maxDrafts), [name, { ...draft, id }]]);
}

/** Makes what is typed here a draft of its own, apart from its copies in other tabs. */
export function renewDraft(name: string): void {
  const draft = readDraft(name);
  if (draft) writeDrafts([...othersThan(name), [name, { ...draft, id: newId() }]]);
}

/** Lets go of what was typed, for it was saved or discarded. */
export function forgetDraft(name: string): void {
  writeDrafts(othersThan(name));
}
