import { atom, useAtomValue } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import type { Preferences } from '../domain/profile';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesSchema } from '../domain/profile/preferences.schema';
import { readJson } from './read-json';
import { rememberedStorage } from './remembered-storage';
import { preferencesKey } from './storage-keys';
import { readersCsvFormat, type CsvFormat } from '../format/csv';

/**
 * The reader's own settings as they are kept, for code outside components.
 *
 * @example
 * const { colourMode } = readPreferences();
 */
export function readPreferences(): Preferences {
  return readJson(preferencesSchema, rememberedStorage.get(preferencesKey)) ?? defaultPreferences;
}

const preferencesRecordAtom = atomWithLazy(readPreferences);

/**
 * The reader's own settings. Written values last in `live` and hold for the page in `reference` (PR11).
 *
 * @example
 * const [preferences, change] = useAtom(preferencesAtom);
 * change({ colourMode: 'dark' });
 */
export const preferencesAtom = atom(
  (get) => get(preferencesRecordAtom),
  (get, set, changes: Partial<Preferences>) => {
    const next = { ...get(preferencesRecordAtom), ...changes };
    rememberedStorage.set(preferencesKey, JSON.stringify(next));
    set(preferencesRecordAtom, next);
  },
);

preferencesRecordAtom.onMount = (set) =>
  rememberedStorage.follow(preferencesKey, () => {
    const stored = readPreferences();
    set((held) => (JSON.stringify(held) === JSON.stringify(stored) ? held : stored));
  });

/**
 * Reads the preferences alone.
 *
 * @example
 * const { colourMode } = usePreferencesValue();
 */
export function usePreferencesValue(): Preferences {
  return useAtomValue(preferencesAtom);
}

/**
 * The format of the reader's CSV files: what they chose, else by their locale; the sample's where that is shown as specified.
 *
 * @example
 * const text = csvContent(clientColumns, clients, csvFormat());
 */
export const csvFormat = (): CsvFormat =>
  readersCsvFormat(globalThis.tfTimesInUtc ? 'comma' : readPreferences().csvSeparator);
