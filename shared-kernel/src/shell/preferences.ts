import { atom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import type { PortalKey } from '../domain/portal';
import type { Preferences } from '../domain/profile';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesSchema } from '../domain/profile/preferences.schema';
import { isPersistenceDisabled } from './behaviour';
import { getPreferencesStorageKey, preferencesStorageKeys } from './preferences-key';
import { readJson } from './read-json';
import { liveStorage } from './live-storage';
import { getUserCsvFormat, type CsvFormat } from '../format/csv';

/**
 * Returns the stored preferences of the current portal’s user, for code outside components.
 *
 * @example
 * const { colourMode } = readPreferences();
 */
export const readPreferences = (): Preferences =>
  readJson(preferencesSchema, liveStorage.get(getPreferencesStorageKey())) ?? defaultPreferences;

const preferencesRecordAtom = atomWithLazy(readPreferences);

/**
 * The user’s preferences. Changes are stored in `live` mode; in `reference` mode they last until the page closes
 * (PR11).
 *
 * @example
 * const [preferences, change] = useAtom(preferencesAtom);
 * change({ colourMode: 'dark' });
 */
export const preferencesAtom = atom(
  (get) => get(preferencesRecordAtom),
  (get, set, changes: Partial<Preferences>) => {
    const next = { ...get(preferencesRecordAtom), ...changes };
    liveStorage.set(getPreferencesStorageKey(), JSON.stringify(next));
    set(preferencesRecordAtom, next);
  },
);

const unlessSame = (held: Preferences): Preferences => {
  const next = readPreferences();
  return JSON.stringify(held) === JSON.stringify(next) ? held : next;
};

preferencesRecordAtom.onMount = (set) => {
  const follow = () => set(unlessSame);
  const stops = preferencesStorageKeys.map((key) => liveStorage.follow(key, follow));
  return () => {
    for (const stop of stops) stop();
  };
};

const openedAtom = atom(null, (_get, set) => {
  // In `reference` mode, preferences are not stored: changes apply to all portals until the page closes, so nothing is
  // read here.
  if (!isPersistenceDisabled()) set(preferencesRecordAtom, unlessSame);
});

/**
 * Applies the preferences of a portal’s user before the browser paints the page.
 *
 * @example
 * useApplyPreferences(useCurrentPortal());
 */
export function useApplyPreferences(portal: PortalKey): void {
  const open = useSetAtom(openedAtom);
  useLayoutEffect(() => open(), [open, portal]);
}

/**
 * Returns the user’s preferences, for components that only read preferences.
 *
 * @example
 * const { colourMode } = usePreferencesValue();
 */
export function usePreferencesValue(): Preferences {
  return useAtomValue(preferencesAtom);
}

/**
 * Returns the CSV format from the user’s preferences; by default, the format of the locale. In `reference` mode,
 * returns the format from the specification.
 *
 * @example
 * const text = createCsvContent(clientColumns, clients, getCsvFormat());
 */
export const getCsvFormat = (): CsvFormat =>
  getUserCsvFormat(globalThis.tfTimesInUtc ? 'comma' : readPreferences().csvSeparator);
