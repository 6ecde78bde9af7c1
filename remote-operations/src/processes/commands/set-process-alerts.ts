import * as v from 'valibot';
import { defaultProcessAlertSettings, defineCommand } from 'shared-kernel/workspace';

/** The switches of the alerts tab in their order (PM7). */
export const processAlertToggles = [
  'emailCriticalAlerts',
  'smsNotifications',
  'dailyDigest',
] as const;

export type ProcessAlertToggle = (typeof processAlertToggles)[number];

const alertTogglesSchema = v.partial(v.object(v.entriesFromList(processAlertToggles, v.boolean())));

/** The alert toggles (PM7). */
export const setProcessAlerts = defineCommand({
  id: 'process.setAlerts',
  label: 'Changed alert settings',
  input: alertTogglesSchema,
  inReference: true,
  permission: 'admin',
  async apply(transaction, toggles) {
    const stored = await transaction.get('settings', defaultProcessAlertSettings.id);
    const settings = { ...(stored ?? defaultProcessAlertSettings), ...toggles };
    transaction.put('settings', settings);
    return settings;
  },
});
