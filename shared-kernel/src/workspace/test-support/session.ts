import type { PortalKey } from '../../domain/portal';
import type { Preferences } from '../../domain/profile';
import { defaultPreferences } from '../../domain/profile/preferences';
import type { ToastRequest } from '../../shell/toast';
import type { CommandSession } from '../workspace';

export interface TestSession extends CommandSession {
  readonly toasts: ToastRequest[];
}

/** A user in a portal, whose preferences and toasts a test can inspect. */
export function createTestSession(portal: PortalKey = 'admin'): TestSession {
  const toasts: ToastRequest[] = [];
  let preferences: Preferences = defaultPreferences;
  return {
    portal,
    toasts,
    preferences: {
      read: () => preferences,
      write: (changes) => {
        preferences = { ...preferences, ...changes };
      },
    },
    showToast: (toast) => void toasts.push(toast),
  };
}
