import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { useDescriptions } from './descriptions';
import { dashboardPath } from './paths';

/**
 * Returns the current portal; `admin` if the route has no known portal (F1).
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
 * Returns a function for the address of a record in its tab of the current portal. Tabs therefore depend on each other
 * only by URL. Filters that the tab declares apply to its list; other filters are ignored. If no remote opens a record
 * kind, the address names a missing tab, and the dashboard reports the missing tab.
 *
 * @example
 * const pathTo = useRecordPath();
 * <Link to={pathTo('clients', client.id)}>{client.companyName}</Link>
 */
export function useRecordPath() {
  const portal = useCurrentPortal();
  const { recordRoutes, tabFilters } = useDescriptions();
  return useCallback(
    (kind: string, id: string, filters: Readonly<Record<string, string>> = {}) => {
      const { tab, param } = recordRoutes[kind] ?? { tab: kind, param: 'record' };
      const declared = tabFilters[tab] ?? {};
      const query = Object.fromEntries(
        Object.entries(filters).flatMap(([name, value]) => {
          const parameter = declared[name];
          return parameter === undefined ? [] : [[parameter, value]];
        }),
      );
      return dashboardPath(portal, tab, { ...query, [param]: id });
    },
    [recordRoutes, tabFilters, portal],
  );
}
