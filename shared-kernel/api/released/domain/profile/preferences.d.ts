import { type ColourMode } from './colour-mode';
import { type SavedView } from './saved-view';
declare const notificationToggles: {
    newContractAssignments: boolean;
    legalReviewCompleted: boolean;
    milestoneDeadlines: boolean;
    complianceScoreChanges: boolean;
    amlScreeningAlerts: boolean;
    auditSimulationResults: boolean;
    securityAlerts: boolean;
    weeklyDigest: boolean;
    platformUpdates: boolean;
};
export type NotificationToggleKey = keyof typeof notificationToggles;
export declare const defaultToggles: {
    newContractAssignments: boolean;
    legalReviewCompleted: boolean;
    milestoneDeadlines: boolean;
    complianceScoreChanges: boolean;
    amlScreeningAlerts: boolean;
    auditSimulationResults: boolean;
    securityAlerts: boolean;
    weeklyDigest: boolean;
    platformUpdates: boolean;
    compactView: boolean;
    showTooltips: boolean;
    singleKeys: boolean;
    analyticsTracking: boolean;
    performanceMonitoring: boolean;
    shareUsageData: boolean;
    loginNotifications: boolean;
};
type Toggles = typeof defaultToggles;
export interface Preferences extends Toggles {
    colourMode: ColourMode;
    savedViews?: readonly SavedView[];
}
export declare const defaultPreferences: Preferences;
export declare function storedPreferences(value: unknown): Preferences | undefined;
export {};
