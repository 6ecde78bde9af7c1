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

/** The state of an entry that is pushed on top of another. It survives a reload. */
export const stateAbove = (entry: HistoryEntry) => ({
  [belowKey]: [...entriesBelow(entry), addressOf(entry)].slice(-maxBelow),
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
