import * as v from 'valibot';
import { portalKeys, type PortalKey } from '../portal/portal-key';

/**
 * Returns the id of a portal's alert settings. The id of Admin has no suffix, because older versions stored only these.
 */
export const getAlertSettingsId = (portal: PortalKey) =>
  portal === 'admin' ? 'process-alerts' : (`process-alerts-${portal}` as const);

/** The alert settings of a user on the process screen (PM7, R55). */
export const processAlertSettingsSchema = v.object({
  id: v.picklist(portalKeys.map(getAlertSettingsId)),
  emailCriticalAlerts: v.boolean(),
  smsNotifications: v.boolean(),
  dailyDigest: v.boolean(),
});

export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;

/**
 * The default alert toggles of a portal's user, with email and SMS on and the daily digest off (PM7).
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
 * The default alert toggles of the admin.
 *
 * @example
 * const { dailyDigest } = defaultProcessAlertSettings;
 */
export const defaultProcessAlertSettings = createDefaultProcessAlertSettings('admin');
