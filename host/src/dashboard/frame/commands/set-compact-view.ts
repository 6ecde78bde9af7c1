import * as v from 'valibot';
import { defineCommand } from 'shared-kernel/workspace';

/** More or less on the screen, by the palette; the profile's Compact view follows (PR11). */
export const setCompactView = defineCommand({
  id: 'preferences.setCompactView',
  label: 'Changed the density',
  input: v.object({ compactView: v.boolean() }),
  inReference: true,
  permission: 'own',
  shows: ({ compactView }) => ({ compactView }),
  apply(transaction, { compactView }) {
    const before = transaction.preferences();
    transaction.setPreferences({ compactView });
    return { compactView: before.compactView };
  },
  audit: (after, before) => [
    {
      subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
      before,
      after,
    },
  ],
});
