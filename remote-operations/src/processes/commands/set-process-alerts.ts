import * as v from 'valibot';
import {
  defaultProcessAlertSettings,
  defineCommand,
  processAlertSettingsId,
  processAlertSettingsSchema,
} from 'shared-kernel/workspace';

const alertTogglesSchema = v.partial(v.omit(processAlertSettingsSchema, ['id']));

/** The alert toggles (PM7). */
export const setProcessAlerts = defineCommand({
  id: 'process.setAlerts',
  label: 'Changed alert settings',
  input: alertTogglesSchema,
  inReference: true,
  permission: 'change',
  async apply(transaction, toggles) {
    const stored = await transaction.get('settings', processAlertSettingsId);
    const settings = { ...(stored ?? defaultProcessAlertSettings), ...toggles };
    transaction.put('settings', settings);
    return settings;
  },
});
