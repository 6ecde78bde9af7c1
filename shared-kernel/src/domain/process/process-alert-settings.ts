import * as v from 'valibot';
import { portalKeys, type PortalKey } from '../portal/portal-key';

/** The admin's has the id of the one record that earlier versions had: no other portal could change it. */
export const settingsIdOf = (portal: PortalKey) =>
  portal === 'admin' ? 'process-alerts' : (`process-alerts-${portal}` as const);

/** The process screen's alert toggles of one person (PM7, R55). */
export const processAlertSettingsSchema = v.object({
  id: v.picklist(portalKeys.map(settingsIdOf)),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/**
 * The toggles of a portal's person as the sample has them: email and SMS on, the digest off (PM7).
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
 * Those of the admin.
 *
 * @example
 * const { dailyDigest } = defaultProcessAlertSettings;
 */
export const defaultProcessAlertSettings = firstProcessAlertSettings('admin');
