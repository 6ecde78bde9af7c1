import type { ContextType } from 'react';
import {
  NavigationType,
  type UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router-dom';

/** One entry of the browser's history, as the router has it. */
export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** In the state of an entry: the addresses of those it was opened over, the nearest last. */
const belowKey = 'tf_below';

/** Enough for one list with what was opened over it; keeps the state of an entry small. */
const maxBelow = 20;

export const addressOf = ({ pathname, search }: Omit<HistoryEntry, 'state'>): string =>
  pathname + search;

const isText = (value: unknown): value is string => typeof value === 'string';

export function entriesBelow({ state }: HistoryEntry): readonly string[] {
  if (typeof state !== 'object' || state === null) return [];
  const below: unknown = Reflect.get(state, belowKey);
  return Array.isArray(below) ? below.filter(isText) : [];
}

/** In the state of an entry: the query that a link set, which the list does not remember. */
const linkedKey = 'tf_linked';

/** The query that the link to an entry set. */
export function linkedQuery(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const linked: unknown = Reflect.get(state, linkedKey);
  return isText(linked) ? linked : undefined;
}

/** The state of an entry that is pushed on top of another, by a link to `linked` if given. It survives a reload. */
export const stateAbove = (entry: HistoryEntry, linked = linkedQuery(entry.state)) => ({
  [belowKey]: [...entriesBelow(entry), addressOf(entry)].slice(-maxBelow),
  ...(linked !== undefined && { [linkedKey]: linked }),
});

/** An address with its parameters in one order, to compare by. */
export function comparableAddress(address: string): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.sort();
  return `${path}?${params}`;
}

/**
 * How many entries to go back from `entry` in order to close what is open in it, by what `closed` makes of an address:
 * to the list below, or, without one, to the lowest entry that shows the same list with something open, which is then
 * replaced by the list. 0 where the list was not below, such as after a deep link.
 */
export function stepsToClose(entry: HistoryEntry, closed: (address: string) => string): number {
  const wanted = comparableAddress(closed(addressOf(entry)));
  let lowest = 0;
  for (const [index, address] of entriesBelow(entry).toReversed().entries()) {
    if (comparableAddress(address) === wanted) return index + 1;
    if (comparableAddress(closed(address)) !== wanted) break;
    lowest = index + 1;
  }
  return lowest;
}

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
