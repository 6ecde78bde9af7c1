import type { CsvSeparator } from '../../format/csv-separator';
import { keysOf } from '../../format/map-to-record';
import type { ColourMode } from './colour-mode';
import { parseSavedViews, type SavedView } from './saved-view';

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

export type NotificationToggleKey = keyof typeof notificationToggles;

export const notificationToggleKeys = keysOf(notificationToggles);

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

/** A user's preferences in this browser (PR9 to PR11). */
export interface Preferences extends Toggles {
  colourMode: ColourMode;
  savedViews?: readonly SavedView[];
  /** The cell separator of CSV files. The default is the separator of the user's locale. */
  csvSeparator?: CsvSeparator;
}

export const defaultPreferences: Preferences = {
  colourMode: 'light',
  savedViews: parseSavedViews(undefined),
  ...defaultToggles,
};
