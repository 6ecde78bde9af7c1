import { useSyncExternalStore } from 'react';

let names: readonly string[] | undefined;
const listeners = new Set<() => void>();

/**
 * The shell sets the collections that the deployed remotes describe, with their versions.
 *
 * @example
 * setDescribedCollections(['invoices.notes@1']);
 */
export function setDescribedCollections(next: readonly string[] | undefined): void {
  names = next;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** The collections that the deployed remotes describe; `undefined` while that is not known. */
export const useDescribedCollections = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, () => names);
