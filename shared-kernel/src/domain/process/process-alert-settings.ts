import * as v from 'valibot';
import { portalKeys, type PortalKey } from '../portal/portal-key';

/**
 * Returns the id of a portal's alert settings. The id for the admin portal has no suffix, because older versions stored
 * settings only for that portal.
 */
export const getAlertSettingsId = (portal: PortalKey) =>
  portal === 'admin' ? 'process-alerts' : (`process-alerts-${portal}` as const);

/** A user's settings for process alerts (PM7, R55). */
export const processAlertSettingsSchema = v.object({
  id: v.picklist(portalKeys.map(getAlertSettingsId)),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/**
 * Returns the default settings for process alerts in a portal: email and SMS are on, and the daily digest is off (PM7).
 *
 * @example
 * const first = createDefaultProcessAlertSettings('client');
 * const { data } = useRecord('settings', first.id);
 * const settings = data ?? first;
 */
export const createDefaultProcessAlertSettings = (portal: PortalKey): ProcessAlertSettings => ({
  id: getAlertSettingsId(portal),
  emailCriticalAlerts: true,
  smsNotifications: true,
  dailyDigest: false,
});

/**
 * The default settings for process alerts in the admin portal.
 *
 * @example
 * const { dailyDigest } = defaultProcessAlertSettings;
 */
export const defaultProcessAlertSettings = createDefaultProcessAlertSettings('admin');
