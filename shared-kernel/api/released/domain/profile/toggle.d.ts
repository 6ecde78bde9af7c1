import { type Preferences } from './preferences';
import { type Profile } from './profile.schema';
export declare const notificationToggleKeys: readonly ["newContractAssignments", "legalReviewCompleted", "milestoneDeadlines", "complianceScoreChanges", "amlScreeningAlerts", "auditSimulationResults", "securityAlerts", "weeklyDigest", "platformUpdates"];
export type NotificationToggleKey = (typeof notificationToggleKeys)[number];
export declare const preferenceToggleKeys: readonly ["loginNotifications", "newContractAssignments", "legalReviewCompleted", "milestoneDeadlines", "complianceScoreChanges", "amlScreeningAlerts", "auditSimulationResults", "securityAlerts", "weeklyDigest", "platformUpdates", "darkMode", "compactView", "showTooltips", "analyticsTracking", "performanceMonitoring", "shareUsageData"];
export type PreferenceToggleKey = (typeof preferenceToggleKeys)[number];
export declare const profileToggleKeys: readonly ["twoFactorAuthentication", "apiAccess"];
export type ProfileToggleKey = (typeof profileToggleKeys)[number];
export type ToggleKey = PreferenceToggleKey | ProfileToggleKey;
export interface ToggleDefinition {
    readonly key: ToggleKey;
    readonly label: string;
    readonly description: string;
}
export interface ToggleGroup {
    readonly key: string;
    readonly tab: 'security' | 'notifications' | 'preferences';
    readonly title: string;
    readonly toggles: readonly ToggleDefinition[];
}
export declare const toggleGroups: readonly ToggleGroup[];
export declare function isToggleOn(key: ToggleKey, profile: Profile, preferences: Preferences): boolean;
export declare const isProfileToggle: (key: ToggleKey) => key is ProfileToggleKey;
export declare const profileToggleChange: (key: ProfileToggleKey, on: boolean) => Partial<Profile>;
export declare const preferenceToggleChange: (key: PreferenceToggleKey, on: boolean) => Partial<Preferences>;
