import * as v from 'valibot';
import { defineCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';
import { firstProcessAlertSettings } from 'shared-kernel/domain/process';

/** The switches of the alerts tab in their order (PM7). */
export const processAlertToggles = [
  'emailCriticalAlerts',
  'smsNotifications',
  'dailyDigest',
] as const;

export type ProcessAlertToggle = (typeof processAlertToggles)[number];

const alertTogglesSchema = v.partial(v.object(v.entriesFromList(processAlertToggles, v.boolean())));

/** The alert toggles of the person at the screen (PM7, R55). */
export const setProcessAlerts = defineCommand({
  ...processTerms.setProcessAlerts,
  input: alertTogglesSchema,
  async apply(transaction, toggles, { portal = 'admin' }) {
    const first = firstProcessAlertSettings(portal);
    const stored = await transaction.get('settings', first.id);
    const settings = { ...(stored ?? first), ...toggles };
    transaction.put('settings', settings);
    return settings;
  },
});
