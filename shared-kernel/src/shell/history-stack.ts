/** One entry of the browser's history. */
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

export const stateOver = (below: readonly string[], linked: string | undefined) => ({
  [belowKey]: below.slice(-maxBelow),
  ...(linked !== undefined && { [linkedKey]: linked }),
});

/** The state of an entry that is pushed on top of another, by a link to `linked` if given. It survives a reload. */
export const stateAbove = (entry: HistoryEntry, linked = linkedQuery(entry.state)) =>
  stateOver([...entriesBelow(entry), addressOf(entry)], linked);

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

/**
 * The entry that the browser shows, which React may render later. Undefined with a router in memory, which leaves no
 * `idx` in the browser's state.
 */
export function browserEntry(): HistoryEntry | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  const { pathname, search } = window.location;
  return { pathname, search, state: Reflect.get(state, 'usr') };
}

/** How long going back may take before the address is replaced instead, in milliseconds. */
const maxBackMs = 1000;

let isGoingBack = false;

interface Back {
  /** Leads that many entries back. */
  readonly go: () => void;
  readonly onArrive: () => void;
  /** The browser did not go back. */
  readonly onStay: () => void;
}

/** Goes back once, however often it is called before the browser has done so. */
export function goBack({ go, onArrive, onStay }: Back): void {
  if (!browserEntry()) {
    go();
    onArrive();
    return;
  }
  if (isGoingBack) return;
  isGoingBack = true;
  const end = () => {
    isGoingBack = false;
    clearTimeout(timer);
    window.removeEventListener('popstate', arrive);
  };
  const arrive = () => {
    end();
    onArrive();
  };
  const timer = setTimeout(() => {
    end();
    onStay();
  }, maxBackMs);
  window.addEventListener('popstate', arrive);
  go();
}
