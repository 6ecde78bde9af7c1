import * as v from 'valibot';
import { readJson } from '../../shell/read-json';
import { durableStorage } from '../../shell/safe-storage';
import { forgetDraft, readDraft } from './drafts';

/** Insecure pages and old browsers have no locks. */
function lockManager(): LockManager | undefined {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks;
}

/**
 * How the draft of this name was saved by another tab. A browser that duplicates a tab copies its drafts, each with
 * its id.
 */
export function savedElsewhere(name: string): SavedDraft | undefined {
  const id = readDraft(name)?.id;
  return id === undefined ? undefined : savedDraft(id);
}

/** Forgets the draft of this name because it was saved, which its copies in other tabs then know. */
export function forgetSaved(name: string, record?: SavedDraft['record']): void {
  const id = readDraft(name)?.id;
  if (id !== undefined) noteSaved({ id, ...(record && { record }) });
  forgetDraft(name);
}

/**
 * Runs `save` unless another tab has saved the draft of this name, and returns whether it ran. A copy that is being
 * saved at the same moment is waited for.
 */
export async function saveOnce(name: string, save: () => unknown): Promise<boolean> {
  const id = readDraft(name)?.id;
  const run = async () => {
    if (id !== undefined && savedDraft(id)) return false;
    await save();
    return true;
  };
  const manager = id === undefined ? undefined : lockManager();
  return manager ? manager.request(`tf_draft:${id}`, run) : run();
}

/** Local-storage key of the drafts that were saved last. */
export const savedDraftsKey = 'tf_saved_drafts';

const maxSaved = 50;

const savedSchema = v.object({
  id: v.string(),
  record: v.optional(v.object({ kind: v.string(), id: v.string() })),
});

/** A draft that was saved, and the record that it became, where it became one of its own. */
export type SavedDraft = v.InferOutput<typeof savedSchema>;

const savedDrafts = () => readJson(v.array(savedSchema), durableStorage.get(savedDraftsKey)) ?? [];

const savedDraft = (id: string): SavedDraft | undefined =>
  savedDrafts().find((saved) => saved.id === id);

function noteSaved(saved: SavedDraft): void {
  const noted = [...savedDrafts(), saved].slice(-maxSaved);
  durableStorage.set(savedDraftsKey, JSON.stringify(noted));
}
