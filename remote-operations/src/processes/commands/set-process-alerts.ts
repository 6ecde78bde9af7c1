import * as v from 'valibot';
import { defineCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';
import { createDefaultProcessAlertSettings } from 'shared-kernel/domain/process';

export const processAlertToggles = [
  'emailCriticalAlerts',
  'smsNotifications',
  'dailyDigest',
] as const;

export type ProcessAlertToggle = (typeof processAlertToggles)[number];

const alertTogglesSchema = v.partial(v.object(v.entriesFromList(processAlertToggles, v.boolean())));

export const setProcessAlerts = defineCommand({
  ...processTerms.setProcessAlerts,
  input: alertTogglesSchema,
  async apply(transaction, toggles, { portal = 'admin' }) {
    const first = createDefaultProcessAlertSettings(portal);
    const stored = await transaction.get('settings', first.id);
    const settings = { ...(stored ?? first), ...toggles };
    transaction.put('settings', settings);
    return settings;
  },
});
