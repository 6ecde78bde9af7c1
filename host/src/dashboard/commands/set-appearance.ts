import * as v from 'valibot';
import { colourModes, type Preferences } from 'shared-kernel/domain/profile';
import { keysOf } from 'shared-kernel/format';
import { defineCommand, pickFormFields, type CommandTransaction } from 'shared-kernel/workspace';

type Changes = Partial<Preferences>;

const terms = {
  inReference: true,
  inBrowser: true,
  permission: 'own',
  shows: (changes: Changes) => changes,
  apply(transaction: CommandTransaction, changes: Changes) {
    const before = pickFormFields(transaction.preferences(), keysOf(changes));
    transaction.setPreferences(changes);
    return before;
  },
  audit: (after: Changes, before: Changes) => [
    {
      subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
      before,
      after,
    },
  ],
} as const;

/**
 * Switches between light and dark mode from the account menu or the palette. Updates the same setting as the Dark mode
 * switch of the profile (PR11).
 */
export const setColourMode = defineCommand({
  ...terms,
  id: 'preferences.setColourMode',
  label: 'Changed the appearance',
  input: v.object({ colourMode: v.picklist(colourModes) }),
});

/**
 * Switches the density from the account menu or the palette. Updates the same setting as the Compact view switch of the
 * profile (PR11).
 */
export const setCompactView = defineCommand({
  ...terms,
  id: 'preferences.setCompactView',
  label: 'Changed the display density',
  input: v.object({ compactView: v.boolean() }),
});
