import type { PortalKey } from 'shared-kernel/domain/portal';
import { jsonOf, sessionScopedStorage } from 'shared-kernel/shell';
import { enteredPortalsKey } from '../page/session-keys';

/** The portals entered since sign-in by a form in this browser tab; `undefined` without one. */
function enteredPortals(): readonly unknown[] | undefined {
  const entered = jsonOf(sessionScopedStorage.get(enteredPortalsKey));
  return Array.isArray(entered) ? entered : undefined;
}

/** Whether nothing is left to do before a portal is open: it was entered before, or there was no sign-in by a form. */
export const isEntered = (portal: PortalKey): boolean => enteredPortals()?.includes(portal) ?? true;

/**
 * Whether a portal is entered for the first time since sign-in by a form in this browser tab;
 * from then on it is not.
 */
export function enterPortal(portal: PortalKey): boolean {
  if (isEntered(portal)) return false;
  sessionScopedStorage.set(
    enteredPortalsKey,
    JSON.stringify([...(enteredPortals() ?? []), portal]),
  );
  return true;
}
