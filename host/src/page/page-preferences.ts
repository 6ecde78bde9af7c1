import { getDefaultStore } from 'jotai';
import { preferencesAtom, readPreferences } from 'shared-kernel/shell';
import type { Preferences } from 'shared-kernel/domain/profile';

/** Preferences of the user, for commands that run outside components. */
export const pagePreferences = {
  read: readPreferences,
  write: (changes: Partial<Preferences>) => getDefaultStore().set(preferencesAtom, changes),
};
