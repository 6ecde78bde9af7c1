import * as v from 'valibot';
import { colourModes } from './colour-mode';

const on = v.fallback(v.optional(v.boolean(), true), true);
const off = v.fallback(v.optional(v.boolean(), false), false);

/** The nine kinds of notification a person may switch off (PR10). */
const notificationToggles = {
  newContractAssignments: on,
  legalReviewCompleted: on,
  milestoneDeadlines: on,
  complianceScoreChanges: on,
  amlScreeningAlerts: on,
  auditSimulationResults: off,
  securityAlerts: on,
  weeklyDigest: on,
  platformUpdates: off,
};

export type NotificationToggleKey = keyof typeof notificationToggles;

/**
 * What a person set for this browser (PR9 to PR11). A key that is missing or unreadable takes its
 * stated default; only a value that is no object fails.
 */
export const preferencesSchema = v.object({
  colourMode: v.fallback(v.optional(v.picklist(colourModes), 'light'), 'light'),
  compactView: off,
  showTooltips: on,
  analyticsTracking: on,
  performanceMonitoring: on,
  shareUsageData: off,
  loginNotifications: on,
  ...notificationToggles,
});

export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** The stated defaults (PR9 to PR11). */
export const defaultPreferences: Preferences = v.parse(preferencesSchema, {});
