import * as v from 'valibot';
import { readJson } from '../../shell/read-json';
import { durableStorage } from '../../shell/safe-storage';

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

export const savedDraft = (id: string): SavedDraft | undefined =>
  savedDrafts().find((saved) => saved.id === id);

export function noteSaved(saved: SavedDraft): void {
  const noted = [...savedDrafts(), saved].slice(-maxSaved);
  durableStorage.set(savedDraftsKey, JSON.stringify(noted));
}
