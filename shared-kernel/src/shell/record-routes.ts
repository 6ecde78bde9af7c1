import { useSyncExternalStore, useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { dashboardPath } from './paths';

/** The tab where records of a kind open. */
export interface RecordRoute {
  readonly tab: string;
  /** The query parameter with the id of the open record. */
  readonly param: string;
}

export type RecordRoutes = Readonly<Record<string, RecordRoute>>;

/** By tab: the query parameter of each filter that links can set. */
export type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

let places: RecordRoutes = {};
let tabFilters: TabFilters = {};
const listeners = new Set<() => void>();

/**
 * Sets where each record kind opens and which filters lists have, as described by the remotes on this page. Only the
 * shell calls it.
 *
 * @example
 * setRecordRoutes({ contracts: { tab: 'contracts', param: 'contract' } });
 */
export function setRecordRoutes(next: RecordRoutes, filters: TabFilters = {}): void {
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

export const useRecordRoutes = (): RecordRoutes => useSyncExternalStore(subscribe, () => places);

export const useTabFilters = (): TabFilters => useSyncExternalStore(subscribe, () => tabFilters);

/**
 * The current portal; `admin` if the route is unknown or missing (F1).
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
 * Returns a function for the address of a record in its tab of the current portal. Tabs thus depend on each other
 * only by URL. Filters declared by the tab apply to its list; others are ignored. For a kind that no remote opens,
 * the address is a missing tab of that name, which the dashboard reports.
 *
 * @example
 * const pathTo = useRecordPath();
 * <Link to={pathTo('clients', client.id)}>{client.companyName}</Link>
 */
export function useRecordPath() {
  const portal = useCurrentPortal();
  const places = useRecordRoutes();
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
