import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { dashboardPath } from './paths';
import { useRecordPlaces } from './record-places';

/** The portal whose dashboard is open; unknown or missing is `admin` (F1). */
export function useCurrentPortal() {
  const { portalType } = useParams();
  return portalKeyFromRoute(portalType);
}

/**
 * Address of a record in its own tab of the current portal, so that tabs meet by URL alone. A kind that no
 * remote opens is led to a tab of that name, where the dashboard says that there is none.
 */
export function useRecordPath() {
  const portal = useCurrentPortal();
  const places = useRecordPlaces();
  return useCallback(
    (kind: string, id: string) => {
      const { tab, param } = places[kind] ?? { tab: kind, param: 'record' };
      return dashboardPath(portal, tab, { [param]: id });
    },
    [places, portal],
  );
}
