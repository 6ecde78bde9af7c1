import type { Profile } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand, type Availability } from 'shared-kernel/workspace';
import {
  isProfileToggle,
  isToggleOn,
  createPreferenceToggleChange,
  type ToggleDefinition,
  type ToggleKey,
} from '../rules/toggle';
import { setNotificationChoices, setOwnPreferences } from '../commands/set-preferences';
import { setSecurityOption } from '../commands/set-security-option';
import { setUpAuthenticator } from '../commands/set-up-authenticator';
import { notificationToggleKeys, type NotificationToggleKey } from '../rules/notification-toggle';
import { useEffectiveColourMode } from './use-effective-colour-mode';

/** Descriptions for `live` mode. They replace sample descriptions that do not match the product. */
export const liveModeToggleDescriptions: Readonly<Partial<Record<ToggleKey, string>>> = {
  twoFactorAuthentication:
    'Require an authenticator code at every sign-in to this portal after setup',
  loginNotifications: 'Notify me about each new sign-in to this portal',
  apiAccess: 'Saved as a preference. This demo has no API.',
  newContractAssignments: 'Notify me when a contract is created',
  legalReviewCompleted: 'Notify me when a legal review is completed',
  milestoneDeadlines:
    'Notify me about new processes, rescheduled milestones, required re-tests and overdue milestones with active alerts',
  complianceScoreChanges:
    'Notify me about decisions on client milestones and documents, and about score changes',
  amlScreeningAlerts:
    'Notify me about completed or flagged screenings, new issues, and held or rejected transactions',
  auditSimulationResults: 'Notify me when someone verifies the audit log',
  securityAlerts: 'Notify me when my password, two-factor authentication or API access changes',
  weeklyDigest: 'Notify me once a week about completed and due items',
  platformUpdates: 'Saved as a preference. This demo does not receive platform updates.',
  analyticsTracking: 'Saved as a preference. This demo does not collect usage statistics.',
  performanceMonitoring: 'Measure page load times and show them under Diagnostics and releases',
  shareUsageData: 'Saved as a preference. This demo does not share usage data.',
};

const notificationKeys: readonly ToggleKey[] = ['loginNotifications', ...notificationToggleKeys];

export function useToggles(profile: Profile) {
  const preferences = usePreferencesValue();
  const isDark = useEffectiveColourMode() === 'dark';
  const security = useCommand(setSecurityOption);
  const authenticator = useCommand(setUpAuthenticator);
  const isSample = authenticator.availability.state === 'inert';
  const notifications = useCommand(setNotificationChoices);
  const own = useCommand(setOwnPreferences);

  return {
    /** Dark mode is also on if the page follows the dark mode of the system. */
    isOn: (key: ToggleKey) => (key === 'darkMode' ? isDark : isToggleOn(key, profile, preferences)),
    descriptionOf: ({ key, description }: ToggleDefinition) =>
      (isSample ? undefined : liveModeToggleDescriptions[key]) ?? description,
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
          createPreferenceToggleChange(key, on),
        );
      }
    },
    setNotificationToggles(keys: readonly NotificationToggleKey[], on: boolean) {
      void notifications.run(Object.fromEntries(keys.map((key) => [key, on])));
    },
  };
}

export type ToggleState = ReturnType<typeof useToggles>;
