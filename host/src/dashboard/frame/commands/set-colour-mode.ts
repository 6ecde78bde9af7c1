import * as v from 'valibot';
import { colourModes } from 'shared-kernel/domain/profile';
import { defineCommand } from 'shared-kernel/workspace';

/** Light or dark by the account menu and the palette, shown at the press; the profile's Dark mode follows (PR11). */
export const setColourMode = defineCommand({
  id: 'preferences.setColourMode',
  label: 'Switched light or dark',
  input: v.object({ colourMode: v.picklist(colourModes) }),
  inReference: true,
  permission: 'own',
  shows: ({ colourMode }) => ({ colourMode }),
  apply(transaction, { colourMode }) {
    const before = transaction.preferences();
    transaction.setPreferences({ colourMode });
    return { colourMode: before.colourMode };
  },
  audit: (after, before) => [
    {
      subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
      before,
      after,
    },
  ],
});
