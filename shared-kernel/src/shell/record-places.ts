import { useSyncExternalStore } from 'react';

/** Where the records of a kind are opened. */
export interface RecordPlace {
  readonly tab: string;
  /** The query parameter that names the open record. */
  readonly param: string;
}

/** By the kind of record. */
export type RecordPlaces = Readonly<Record<string, RecordPlace>>;

let places: RecordPlaces = {};
const listeners = new Set<() => void>();

/** The shell says where each kind of record is opened, as the remotes on this page describe it. */
export function setRecordPlaces(next: RecordPlaces): void {
  places = next;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const useRecordPlaces = (): RecordPlaces => useSyncExternalStore(subscribe, () => places);
