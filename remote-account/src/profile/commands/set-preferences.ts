import * as v from 'valibot';
import { colourModes, type Preferences } from 'shared-kernel/domain/profile';
import { keysOf } from 'shared-kernel/format';
import { defineCommand, formOf, type CommandTransaction } from 'shared-kernel/workspace';
import { notificationToggleKeys } from '../toggles/notification-toggle';

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
  return { changes, before: formOf(before, keysOf(changes)) };
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

/** The notification toggles and Login Notifications (PR9, PR10). */
export const setNotificationChoices = defineCommand({
  id: 'preferences.setNotifications',
  label: 'Changed notification settings',
  input: notificationChoices,
  inReference: true,
  permission: 'own',
  apply: setPreferences,
  audit: auditPreferences,
});

/** Whether single keys do something: none of the sample's choices. */
export const setSingleKeys = defineCommand({
  id: 'preferences.setSingleKeys',
  label: 'Changed preferences',
  input: v.object({ singleKeys: v.boolean() }),
  inReference: false,
  permission: 'own',
  apply: setPreferences,
  audit: auditPreferences,
});

/** Display, data and privacy: what only the person at this browser sees (PR11). */
export const setOwnPreferences = defineCommand({
  id: 'preferences.setOwn',
  label: 'Changed preferences',
  input: ownChoices,
  inReference: true,
  permission: 'own',
  apply: setPreferences,
  audit: auditPreferences,
});
