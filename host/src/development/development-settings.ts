import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';

const settingsKey = 'tf_development';

const storageFaults = ['none', 'refused', 'full'] as const;

export type StorageFault = (typeof storageFaults)[number];

const settingsSchema = v.object({
  clockMs: v.pipe(v.number(), v.safeInteger()),
  storage: v.picklist(storageFaults),
});

export interface DevelopmentSettings {
  /** Offset between the page's clock and the device clock, in milliseconds. */
  readonly clockMs: number;
  readonly storage: StorageFault;
}

const defaultSettings: DevelopmentSettings = { clockMs: 0, storage: 'none' };

export const readDevelopmentSettings = (): DevelopmentSettings =>
  readJson(settingsSchema, sessionScopedStorage.get(settingsKey)) ?? defaultSettings;

/** Changes the development settings of the browser tab. Reloads the page, so that all code uses the new settings. */
export function changeDevelopmentSettings(changes: Partial<DevelopmentSettings>): void {
  const changed = { ...readDevelopmentSettings(), ...changes };
  sessionScopedStorage.set(settingsKey, JSON.stringify(changed));
  window.location.reload();
}
