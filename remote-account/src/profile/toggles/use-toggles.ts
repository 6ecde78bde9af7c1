import type { Profile } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand, type Availability } from 'shared-kernel/workspace';
import {
  isProfileToggle,
  isToggleOn,
  preferenceToggleChange,
  type ToggleDefinition,
  type ToggleKey,
} from '../rules/toggle';
import { setNotificationChoices, setOwnPreferences } from '../commands/set-preferences';
import { setSecurity } from '../commands/set-security';
import { setUpAuthenticator } from '../commands/set-up-authenticator';
import { notificationToggleKeys, type NotificationToggleKey } from '../rules/notification-toggle';
import { useEffectiveColourMode } from './use-effective-colour-mode';

/** Descriptions for `live` mode, for toggles whose sample text promises something else. */
export const liveDescription: Readonly<Partial<Record<ToggleKey, string>>> = {
  twoFactorAuthentication:
    'Ask for a code from my authenticator at every sign-in to this portal, once one is set up',
  loginNotifications: 'Notify me when someone signs in to this portal again',
  apiAccess: 'Saved as a preference only; this demo has no API',
  newContractAssignments: 'Notify me when a contract is created',
  legalReviewCompleted: 'Notify me when a legal review is completed',
  milestoneDeadlines:
    'Notify me when a process is planned, one milestone is rescheduled, a rejected test needs its re-test, or a deadline passes whose alert is on in Processes',
  complianceScoreChanges:
    'Notify me when a client’s milestone or document is decided on, or its score changes',
  amlScreeningAlerts:
    'Notify me when a screening is completed or flagged, an issue is raised, or a transaction is held or rejected',
  auditSimulationResults: 'Notify me when someone verifies the audit log',
  securityAlerts: 'Notify me when my password, two-factor authentication or API access changes',
  weeklyDigest:
    'Notify me when I first open a portal each week: what was done last week and what is due',
  platformUpdates: 'Saved as a preference only; this demo announces no updates',
  analyticsTracking: 'Saved as a preference only; this demo counts nothing',
  performanceMonitoring:
    'Measure how long pages take to load; shown under Diagnostics and releases',
  shareUsageData: 'Saved as a preference only; this demo has nothing to share',
};

const notificationKeys: readonly ToggleKey[] = ['loginNotifications', ...notificationToggleKeys];

/**
 * Hook for all toggles of the settings. Returns whether each toggle is on, whether it can be changed, and its setter
 * (PR9 to PR11).
 */
export function useToggles(profile: Profile) {
  const preferences = usePreferencesValue();
  const isDark = useEffectiveColourMode() === 'dark';
  const security = useCommand(setSecurity);
  const authenticator = useCommand(setUpAuthenticator);
  const isSample = authenticator.availability.state === 'inert';
  const notifications = useCommand(setNotificationChoices);
  const own = useCommand(setOwnPreferences);

  return {
    /** Dark mode counts as on if the page follows a system in dark mode. */
    isOn: (key: ToggleKey) => (key === 'darkMode' ? isDark : isToggleOn(key, profile, preferences)),
    descriptionOf: ({ key, description }: ToggleDefinition) =>
      (isSample ? undefined : liveDescription[key]) ?? description,
    availabilityOf(key: ToggleKey): Availability {
      if (isProfileToggle(key)) return security.availability;
      return (notificationKeys.includes(key) ? notifications : own).availability;
    },
    set(key: ToggleKey, on: boolean) {
      if (key === 'twoFactorAuthentication' && on && !isSample) {
        void authenticator.run({ portal: profile.portal });
      } else if (isProfileToggle(key)) {
        void security.run({ portal: profile.portal, toggle: key, on });
      } else {
        void (notificationKeys.includes(key) ? notifications : own).run(
          preferenceToggleChange(key, on),
        );
      }
    },
    setNotificationToggles(keys: readonly NotificationToggleKey[], on: boolean) {
      void notifications.run(Object.fromEntries(keys.map((key) => [key, on])));
    },
  };
}

export type Toggles = ReturnType<typeof useToggles>;
