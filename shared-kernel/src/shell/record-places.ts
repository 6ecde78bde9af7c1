import { useSyncExternalStore } from 'react';

/** Where the records of a kind are opened. */
export interface RecordPlace {
  readonly tab: string;
  /** The query parameter that names the open record. */
  readonly param: string;
}

/** By the kind of record. */
export type RecordPlaces = Readonly<Record<string, RecordPlace>>;

/** By the tab, the query parameter behind the name of each filter that a link may set. */
export type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

let places: RecordPlaces = {};
let tabFilters: TabFilters = {};
const listeners = new Set<() => void>();

/**
 * The shell says where each kind of record is opened and how lists are narrowed, as the remotes on this page describe it.
 *
 * @example
 * setRecordPlaces({ contracts: { tab: 'contracts', param: 'contract' } });
 */
export function setRecordPlaces(next: RecordPlaces, filters: TabFilters = {}): void {
  places = next;
  tabFilters = filters;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const useRecordPlaces = (): RecordPlaces => useSyncExternalStore(subscribe, () => places);

export const useTabFilters = (): TabFilters => useSyncExternalStore(subscribe, () => tabFilters);
