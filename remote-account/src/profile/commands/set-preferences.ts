import * as v from 'valibot';
import { colourModes, type Preferences } from 'shared-kernel/domain/profile';
import { keysOf } from 'shared-kernel/format';
import { defineCommand, pickFormFields, type CommandTransaction } from 'shared-kernel/workspace';
import { notificationToggleKeys } from '../rules/notification-toggle';
import { profileTerms } from './terms';

const notificationChoices = v.partial(
  v.object(v.entriesFromList([...notificationToggleKeys, 'loginNotifications'], v.boolean())),
);

const ownChoices = v.partial(
  v.object({
    colourMode: v.picklist(colourModes),
    compactView: v.boolean(),
    showTooltips: v.boolean(),
    analyticsTracking: v.boolean(),
    performanceMonitoring: v.boolean(),
    shareUsageData: v.boolean(),
  }),
);

function setPreferences(transaction: CommandTransaction, changes: Partial<Preferences>) {
  const before = transaction.preferences();
  transaction.setPreferences(changes);
  return { changes, before: pickFormFields(before, keysOf(changes)) };
}

const auditPreferences = (
  _input: unknown,
  { changes, before }: { readonly changes: object; readonly before: object },
) => [
  {
    subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
    before,
    after: changes,
  },
];

export const setNotificationChoices = defineCommand({
  ...profileTerms.setNotificationChoices,
  input: notificationChoices,
  apply: setPreferences,
  audit: auditPreferences,
});

export const setSingleKeyShortcuts = defineCommand({
  ...profileTerms.setSingleKeyShortcuts,
  input: v.object({ singleKeys: v.boolean() }),
  apply: setPreferences,
  audit: auditPreferences,
});

/** Saves display, data and privacy settings, which only affect this browser (PR11). */
export const setOwnPreferences = defineCommand({
  ...profileTerms.setOwnPreferences,
  input: ownChoices,
  apply: setPreferences,
  audit: auditPreferences,
});
