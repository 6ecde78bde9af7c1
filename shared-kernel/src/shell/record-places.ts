import { useSyncExternalStore, useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { dashboardPath } from './paths';

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

/**
 * The portal whose dashboard is open; unknown or missing is `admin` (F1).
 *
 * @example
 * const portal = useCurrentPortal();
 * <Link to={dashboardPath(portal, 'contracts')}>Contracts</Link>
 */
export function useCurrentPortal() {
  const { portalType } = useParams();
  return portalKeyFromRoute(portalType);
}

/**
 * Address of a record in its own tab of the current portal, so that tabs meet by URL alone. Filters that the tab
 * declares narrow the list that it opens in; others are left out. A kind that no remote opens is led to a tab of that name, where the dashboard says that there is
 * none.
 *
 * @example
 * const pathTo = useRecordPath();
 * <Link to={pathTo('clients', client.id)}>{client.companyName}</Link>
 */
export function useRecordPath() {
  const portal = useCurrentPortal();
  const places = useRecordPlaces();
  const tabFilters = useTabFilters();
  return useCallback(
    (kind: string, id: string, filters: Readonly<Record<string, string>> = {}) => {
      const { tab, param } = places[kind] ?? { tab: kind, param: 'record' };
      const declared = tabFilters[tab] ?? {};
      const query = Object.fromEntries(
        Object.entries(filters).flatMap(([name, value]) => {
          const parameter = declared[name];
          return parameter === undefined ? [] : [[parameter, value]];
        }),
      );
      return dashboardPath(portal, tab, { ...query, [param]: id });
    },
    [places, tabFilters, portal],
  );
}
