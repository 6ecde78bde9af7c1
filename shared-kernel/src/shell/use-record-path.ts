import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { useDescriptions } from './descriptions';
import { dashboardPath } from './paths';

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
