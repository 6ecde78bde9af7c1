import type { CsvSeparator } from '../../format/csv-separator';
import { keysOf } from '../../format/record-of';
import type { ColourMode } from './colour-mode';
import { storedViews, type SavedView } from './saved-view';

/** The nine notification toggles, each with its default (PR10). */
const notificationToggles = {
  newContractAssignments: true,
  legalReviewCompleted: true,
  milestoneDeadlines: true,
  complianceScoreChanges: true,
  amlScreeningAlerts: true,
  auditSimulationResults: false,
  securityAlerts: true,
  weeklyDigest: true,
  platformUpdates: false,
};

/** What a reader switches notifications on and off by. */
export type NotificationToggleKey = keyof typeof notificationToggles;

export const notificationToggleKeys = keysOf(notificationToggles);

/** The default of every toggle (PR9 to PR11). */
export const defaultToggles = {
  compactView: false,
  showTooltips: true,
  singleKeys: true,
  analyticsTracking: true,
  performanceMonitoring: true,
  shareUsageData: false,
  loginNotifications: true,
  ...notificationToggles,
};

type Toggles = typeof defaultToggles;

/** What a person set for this browser (PR9 to PR11). */
export interface Preferences extends Toggles {
  colourMode: ColourMode;
  /** The lists as they are to be seen again, of every portal. */
  savedViews?: readonly SavedView[];
  /** What separates the cells of CSV files; by the locale where it is not set. */
  csvSeparator?: CsvSeparator;
}

/** The stated defaults (PR9 to PR11). */
export const defaultPreferences: Preferences = {
  colourMode: 'light',
  savedViews: storedViews(undefined),
  ...defaultToggles,
};
