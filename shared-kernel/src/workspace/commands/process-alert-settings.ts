import * as v from 'valibot';

/** The process screen's alert toggles (PM7), in the one record that holds them. */
export const processAlertSettingsSchema = v.object({
  id: v.literal('process-alerts'),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/**
 * The toggles as the sample has them: email and SMS on, the digest off (PM7).
 *
 * @example
 * const { data } = useRecord('processAlerts', defaultProcessAlertSettings.id);
 * const settings = data ?? defaultProcessAlertSettings;
 */
export const defaultProcessAlertSettings: ProcessAlertSettings = {
  id: 'process-alerts',
  emailCriticalAlerts: true,
  smsNotifications: true,
  dailyDigest: false,
};
