import * as v from 'valibot';
import { processAlertToggleView } from '../domain/process';

/** Key of the one record that holds the process screen's alert toggles. */
export const processAlertSettingsId = 'process-alerts';

/** The process screen's alert toggles (PM7). */
export const processAlertSettingsSchema = v.object({
  id: v.literal(processAlertSettingsId),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/** The toggles as the sample has them. */
export const defaultProcessAlertSettings: ProcessAlertSettings = {
  id: processAlertSettingsId,
  emailCriticalAlerts: processAlertToggleView.emailCriticalAlerts.initial,
  smsNotifications: processAlertToggleView.smsNotifications.initial,
  dailyDigest: processAlertToggleView.dailyDigest.initial,
};
