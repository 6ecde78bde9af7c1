import * as v from 'valibot';
import { portalKeys, type PortalKey } from '../portal/portal-key';

/** The admin's settings have the id of the only record of earlier versions, which no other portal could change. */
export const settingsIdOf = (portal: PortalKey) =>
  portal === 'admin' ? 'process-alerts' : (`process-alerts-${portal}` as const);

/** A user's alert toggles on the process screen (PM7, R55). */
export const processAlertSettingsSchema = v.object({
  id: v.picklist(portalKeys.map(settingsIdOf)),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/**
 * The initial alert toggles of a portal's user: email and SMS on, daily digest off (PM7).
 *
 * @example
 * const first = firstProcessAlertSettings('client');
 * const { data } = useRecord('settings', first.id);
 * const settings = data ?? first;
 */
export const firstProcessAlertSettings = (portal: PortalKey): ProcessAlertSettings => ({
  id: settingsIdOf(portal),
  emailCriticalAlerts: true,
  smsNotifications: true,
  dailyDigest: false,
});

/**
 * The initial alert toggles of the admin.
 *
 * @example
 * const { dailyDigest } = defaultProcessAlertSettings;
 */
export const defaultProcessAlertSettings = firstProcessAlertSettings('admin');
