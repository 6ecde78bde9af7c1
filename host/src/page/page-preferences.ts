import { getDefaultStore } from 'jotai';
import { preferencesAtom, readPreferences } from 'shared-kernel/shell';
import type { Preferences } from 'shared-kernel/domain/profile';

/** The reader's settings for a command that the page runs outside its components. */
export const pagePreferences = {
  read: readPreferences,
  write: (changes: Partial<Preferences>) => getDefaultStore().set(preferencesAtom, changes),
};
