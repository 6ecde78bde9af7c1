import type { ContextType } from 'react';
import {
  NavigationType,
  type UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router-dom';
import { addressOf, comparableAddress, stepsToClose, type HistoryEntry } from './entries-below';

export type DataRouter = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** What becomes of the parameters of an address. */
export type SearchChange = (search: URLSearchParams) => URLSearchParams;

/** How long going back may take before the address is replaced instead, in milliseconds. */
const patienceMs = 1000;

/** The entry that each router is on its way back from: closing it again must not go back further. */
const leaving = new WeakMap<DataRouter, string>();

const changedAddress = (change: SearchChange) => (address: string) => {
  const [pathname = '', search] = address.split('?');
  return `${pathname}?${change(new URLSearchParams(search))}`;
};

function replace(router: DataRouter, change: SearchChange): void {
  const here: HistoryEntry = router.state.location;
  const search = `?${change(new URLSearchParams(here.search))}`;
  if (comparableAddress(search) === comparableAddress(here.search)) return;
  void router.navigate({ search }, { replace: true, state: here.state, preventScrollReset: true });
}

function goBack(router: DataRouter, steps: number, change: SearchChange): void {
  const { key } = router.state.location;
  leaving.set(router, key);
  const settle = () => {
    clearTimeout(timer);
    stop();
    leaving.delete(router);
  };
  const stop = router.subscribe(({ location, historyAction, blockers }) => {
    const isStill = location.key === key;
    const isBlocked = [...blockers.values()].some(({ state }) => state === 'blocked');
    if (isStill && !isBlocked) return;
    settle();
    if (!isStill && historyAction === NavigationType.Pop) replace(router, change);
  });
  const timer = setTimeout(() => {
    settle();
    replace(router, change);
  }, patienceMs);
  void router.navigate(-steps);
}

/**
 * Closes what is open in the current entry by going back to the entry it was opened from, and where that is not the
 * list as `change` leaves it, by replacing the address.
 */
export function closeTo(router: DataRouter, change: SearchChange): void {
  const { location } = router.state;
  if (leaving.get(router) === location.key) return;
  const closed = changedAddress(change);
  const address = addressOf(location);
  if (comparableAddress(closed(address)) === comparableAddress(address)) return;
  const steps = stepsToClose(location, closed);
  if (steps === 0) replace(router, change);
  else goBack(router, steps, change);
}
