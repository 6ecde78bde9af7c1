import { liveDescription } from './live-description';
import {
  isProfileToggle,
  isToggleOn,
  preferenceToggleChange,
  type ToggleDefinition,
  type ToggleKey,
} from './toggle';
import type { NotificationToggleKey, Profile } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useCommand, type Availability } from 'shared-kernel/workspace';
import { setNotificationChoices, setOwnPreferences } from '../commands/set-preferences';
import { setSecurity } from '../commands/set-security';
import { setUpAuthenticator } from '../commands/set-up-authenticator';
import { notificationToggleKeys } from './notification-toggle';
import { usePaintedMode } from './use-painted-mode';

const notificationKeys: readonly ToggleKey[] = ['loginNotifications', ...notificationToggleKeys];

/** Every toggle of the settings: whether it is on, whether it may be switched, and switching it (PR9 to PR11). */
export function useToggles(profile: Profile) {
  const preferences = usePreferencesValue();
  const isDark = usePaintedMode() === 'dark';
  const security = useCommand(setSecurity);
  const authenticator = useCommand(setUpAuthenticator);
  const isSample = authenticator.availability.state === 'inert';
  const notifications = useCommand(setNotificationChoices);
  const own = useCommand(setOwnPreferences);

  return {
    /** Dark mode is on as long as the product is dark, also where the system made it so. */
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
    /** Switches several notification toggles in one step. */
    setNotificationToggles(keys: readonly NotificationToggleKey[], on: boolean) {
      void notifications.run(Object.fromEntries(keys.map((key) => [key, on])));
    },
  };
}

export type Toggles = ReturnType<typeof useToggles>;
