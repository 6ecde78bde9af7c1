import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';

const circumstancesKey = 'tf_development';

const storageFaults = ['none', 'refused', 'full'] as const;

/** The simulated fault of the database: none, refuses to open, or refuses writes. */
export type StorageFault = (typeof storageFaults)[number];

const circumstancesSchema = v.object({
  clockMs: v.pipe(v.number(), v.safeInteger()),
  storage: v.picklist(storageFaults),
});

/** The clock and storage settings of a browser tab during development. */
export interface Circumstances {
  /** Offset to the device clock in milliseconds. */
  readonly clockMs: number;
  readonly storage: StorageFault;
}

const usual: Circumstances = { clockMs: 0, storage: 'none' };

export const readCircumstances = (): Circumstances =>
  readJson(circumstancesSchema, sessionScopedStorage.get(circumstancesKey)) ?? usual;

/** Changes the settings of the browser tab and reloads the page, so that all code uses them. */
export function changeCircumstances(changes: Partial<Circumstances>): void {
  const changed = { ...readCircumstances(), ...changes };
  sessionScopedStorage.set(circumstancesKey, JSON.stringify(changed));
  window.location.reload();
}
