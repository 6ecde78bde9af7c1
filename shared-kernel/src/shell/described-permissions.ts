import { useSyncExternalStore } from 'react';
import type { Permission } from '../domain/portal';

let permissions: readonly Permission[] = [];
const listeners = new Set<() => void>();

/**
 * Sets the permissions of all commands described by the remotes on this page. Only the shell calls it.
 *
 * @example
 * setDescribedPermissions([permissions.workspace, permissions.documents]);
 */
export function setDescribedPermissions(next: readonly Permission[]): void {
  permissions = next;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/**
 * The permissions of all commands on this page, without duplicates.
 *
 * @example
 * const labels = useDescribedPermissions().map(({ label }) => label);
 */
export const useDescribedPermissions = (): readonly Permission[] =>
  useSyncExternalStore(subscribe, () => permissions);
