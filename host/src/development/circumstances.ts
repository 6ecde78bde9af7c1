import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';

const circumstancesKey = 'tf_development';

const storageFaults = ['none', 'refused', 'full'] as const;

/** What the browser's database does: what it should, not open at all, or take no write. */
export type StorageFault = (typeof storageFaults)[number];

const circumstancesSchema = v.object({
  clockMs: v.pipe(v.number(), v.safeInteger()),
  storage: v.picklist(storageFaults),
});

/** What a browser tab is put in while the product is developed: its clock and its storage. */
export interface Circumstances {
  /** How far the clock is ahead of the device's, in milliseconds. */
  readonly clockMs: number;
  readonly storage: StorageFault;
}

const usual: Circumstances = { clockMs: 0, storage: 'none' };

export const readCircumstances = (): Circumstances =>
  readJson(circumstancesSchema, sessionScopedStorage.get(circumstancesKey)) ?? usual;

/** Puts the browser tab in other circumstances: the page is loaded again, so that everything in it meets them. */
export function changeCircumstances(changes: Partial<Circumstances>): void {
  const changed = { ...readCircumstances(), ...changes };
  sessionScopedStorage.set(circumstancesKey, JSON.stringify(changed));
  window.location.reload();
}
