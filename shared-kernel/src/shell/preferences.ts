import { atom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { useLayoutEffect } from 'react';
import type { PortalKey } from '../domain/portal';
import type { Preferences } from '../domain/profile';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesSchema } from '../domain/profile/preferences.schema';
import { storedViews } from '../domain/profile/saved-view';
import { keepsNothing } from './behaviour';
import {
  claimPreferences,
  preferencesPerson,
  preferencesStorageKey,
  preferencesStorageKeys,
} from './preferences-key';
import { readJson } from './read-json';
import { rememberedStorage } from './remembered-storage';
import { preferencesKey } from './storage-keys';
import { readersCsvFormat, type CsvFormat } from '../format/csv';

const stored = (key: string) => readJson(preferencesSchema, rememberedStorage.get(key));

/** The preferences of a person who has set none; views that an earlier version stored for all are theirs by portal. */
const firstPreferences = (): Preferences => ({
  ...defaultPreferences,
  savedViews: storedViews(
    stored(preferencesKey)?.savedViews.filter(({ portal }) => portal === preferencesPerson()),
  ),
});

/**
 * The reader's own settings as they are kept, for code outside components: those of the person whose portal is open.
 *
 * @example
 * const { colourMode } = readPreferences();
 */
export function readPreferences(): Preferences {
  const key = preferencesStorageKey();
  return stored(key) ?? (key === preferencesKey ? defaultPreferences : firstPreferences());
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
    rememberedStorage.set(preferencesStorageKey(), JSON.stringify(next));
    set(preferencesRecordAtom, next);
  },
);

const unlessSame = (held: Preferences): Preferences => {
  const next = readPreferences();
  return JSON.stringify(held) === JSON.stringify(next) ? held : next;
};

preferencesRecordAtom.onMount = (set) => {
  const follow = () => set(unlessSame);
  const stops = preferencesStorageKeys.map((key) => rememberedStorage.follow(key, follow));
  return () => {
    for (const stop of stops) stop();
  };
};

const openedAtom = atom(null, (_get, set, portal: PortalKey) => {
  claimPreferences(portal);
  // In `reference` they hold for the page, in every portal.
  if (!keepsNothing()) set(preferencesRecordAtom, unlessSame);
});

/**
 * Follows the preferences of the person whose portal is open, before it is painted.
 *
 * @example
 * usePreferencesOf(useCurrentPortal());
 */
export function usePreferencesOf(portal: PortalKey): void {
  const open = useSetAtom(openedAtom);
  useLayoutEffect(() => open(portal), [open, portal]);
}

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
