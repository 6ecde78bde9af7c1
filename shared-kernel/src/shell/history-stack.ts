export interface HistoryEntry {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** Key of the history state for the URLs of the previous entries, the most recent last. */
const belowKey = 'tf_below';

/** Maximum number of URLs in the history state, enough for a list and the records opened from it. */
const maxBelow = 20;

export const formatHistoryUrl = ({ pathname, search }: Omit<HistoryEntry, 'state'>): string =>
  pathname + search;

const isText = (value: unknown): value is string => typeof value === 'string';

export function readPreviousUrls({ state }: HistoryEntry): readonly string[] {
  if (typeof state !== 'object' || state === null) return [];
  const below: unknown = Reflect.get(state, belowKey);
  return Array.isArray(below) ? below.filter(isText) : [];
}

/** Key of the history state for a query that a link has set. Such a query is not stored as the last state of a list. */
const linkedKey = 'tf_linked';

/** Returns the query that a link has set when it created the history entry. */
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
 * Creates the history state of a new entry that follows `entry`. `linked` is the query set by the link that was
 * clicked. Browsers preserve the state on reload.
 */
export const createPushedHistoryState = (
  entry: HistoryEntry,
  linked = readLinkedQuery(entry.state),
) => createHistoryState([...readPreviousUrls(entry), formatHistoryUrl(entry)], linked);

/** Sorts the query parameters of a URL, so that URLs can be compared as text. */
export function normalizeUrl(address: string): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.sort();
  return `${path}?${params}`;
}

/**
 * Returns the number of history steps from `entry` back to the list without an open record. `closed` removes the record
 * from a URL. Returns 0 if the list is not in the history, for example after a deep link.
 */
export function countHistoryStepsToClose(
  entry: HistoryEntry,
  closed: (address: string) => string,
): number {
  const wanted = normalizeUrl(closed(formatHistoryUrl(entry)));
  let lowest = 0;
  for (const [index, address] of readPreviousUrls(entry).toReversed().entries()) {
    if (normalizeUrl(address) === wanted) return index + 1;
    if (normalizeUrl(closed(address)) !== wanted) break;
    lowest = index + 1;
  }
  return lowest;
}

/**
 * Returns the browser’s current history entry, even if React has not rendered it yet. Returns `undefined` with a memory
 * router, which sets no `idx` in the history state.
 */
export function readBrowserHistoryEntry(): HistoryEntry | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  const { pathname, search } = window.location;
  return { pathname, search, state: Reflect.get(state, 'usr') };
}

/** Maximum time in ms to wait for the browser to go back. Afterwards, the current URL is replaced. */
const maxBackMs = 1000;

let isGoingBack = false;

interface Back {
  readonly go: () => void;
  readonly onArrive: () => void;
  readonly onStay: () => void;
}

/** Goes back in the browser history. Ignores further calls until the browser has gone back. */
export function goBack({ go, onArrive, onStay }: Back): void {
  if (!readBrowserHistoryEntry()) {
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
