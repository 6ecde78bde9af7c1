export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** History state key for the addresses of the previous entries. The most recent address is last. */
const belowKey = 'tf_below';

/** Maximum number of addresses in the history state. The limit is enough for a list and the records opened from it. */
const maxBelow = 20;

export const formatHistoryAddress = ({ pathname, search }: Omit<HistoryEntry, 'state'>): string =>
  pathname + search;

const isText = (value: unknown): value is string => typeof value === 'string';

export function readPreviousAddresses({ state }: HistoryEntry): readonly string[] {
  if (typeof state !== 'object' || state === null) return [];
  const below: unknown = Reflect.get(state, belowKey);
  return Array.isArray(below) ? below.filter(isText) : [];
}

/** History state key for a query that a link set. A list does not store a query from a link as its last state. */
const linkedKey = 'tf_linked';

/** Returns the query of the link that created a history entry. */
export function readLinkedQuery(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const linked: unknown = Reflect.get(state, linkedKey);
  return isText(linked) ? linked : undefined;
}

export const createHistoryState = (below: readonly string[], linked: string | undefined) => ({
  [belowKey]: below.slice(-maxBelow),
  ...(linked !== undefined && { [linkedKey]: linked }),
});

/**
 * Creates the history state for a new entry that follows `entry`. `linked` is the query set by a link. The state
 * survives a reload.
 */
export const createPushedState = (entry: HistoryEntry, linked = readLinkedQuery(entry.state)) =>
  createHistoryState([...readPreviousAddresses(entry), formatHistoryAddress(entry)], linked);

/** Returns an address with sorted parameters, so that addresses can be compared as text. */
export function normalizeAddress(address: string): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.sort();
  return `${path}?${params}`;
}

/**
 * Returns the number of history steps from `entry` back to the list without an open record. `closed` removes the record
 * from an address. The result is 0 if there is no such entry, for example after a deep link.
 */
export function countStepsToClose(
  entry: HistoryEntry,
  closed: (address: string) => string,
): number {
  const wanted = normalizeAddress(closed(formatHistoryAddress(entry)));
  let lowest = 0;
  for (const [index, address] of readPreviousAddresses(entry).toReversed().entries()) {
    if (normalizeAddress(address) === wanted) return index + 1;
    if (normalizeAddress(closed(address)) !== wanted) break;
    lowest = index + 1;
  }
  return lowest;
}

/**
 * Returns the history entry that the browser shows, even if React has not rendered it yet. The result is `undefined`
 * with a memory router, which sets no `idx`.
 */
export function readBrowserEntry(): HistoryEntry | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  const { pathname, search } = window.location;
  return { pathname, search, state: Reflect.get(state, 'usr') };
}

/** Time limit in ms for going back. After this time, the target address replaces the current address. */
const maxBackMs = 1000;

let isGoingBack = false;

interface Back {
  readonly go: () => void;
  readonly onArrive: () => void;
  readonly onStay: () => void;
}

/** Goes back in the history. Further calls are ignored until the browser has gone back. */
export function goBack({ go, onArrive, onStay }: Back): void {
  if (!readBrowserEntry()) {
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
