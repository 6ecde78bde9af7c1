import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { getPortalKeyFromRoute } from '../domain/portal';
import { useDescriptions } from './descriptions';
import { dashboardPath } from './paths';

/**
 * Returns the portal in the URL, or `admin` if the URL contains no known portal (F1).
 *
 * @example
 * const portal = useCurrentPortal();
 * <Link to={dashboardPath(portal, 'contracts')}>Contracts</Link>
 */
export function useCurrentPortal() {
  const { portalType } = useParams();
  return getPortalKeyFromRoute(portalType);
}

/**
 * Returns a function that returns the URL path of a record. Filters that its tab does not support are omitted. If no
 * remote has the record kind, the dashboard reports a missing tab.
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
