import { useSyncExternalStore } from 'react';

let names: readonly string[] | undefined;
const listeners = new Set<() => void>();

/**
 * Sets the collections, with their versions, described by the deployed remotes. Only the shell calls it.
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

/** The collections described by the deployed remotes; `undefined` until they are known. */
export const useDescribedCollections = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, () => names);
