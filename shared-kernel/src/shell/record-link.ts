import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { portalKeyFromRoute } from '../domain/portal';
import { dashboardPath, type DashboardTab } from './paths';

/** The query parameter by which each tab names its open record. */
export const recordParams = {
  processes: 'process',
  transactions: 'tx',
  clients: 'client',
  compliance: 'case',
  contracts: 'contract',
  notifications: 'n',
} as const satisfies Partial<Record<DashboardTab, string>>;

export type RecordTab = keyof typeof recordParams;

/** The portal whose dashboard is open; unknown or missing is `admin` (F1). */
export function useCurrentPortal() {
  const { portalType } = useParams();
  return portalKeyFromRoute(portalType);
}

/** Address of a record in its own tab of the current portal, so that tabs meet by URL alone. */
export function useRecordPath() {
  const portal = useCurrentPortal();
  return useCallback(
    (tab: RecordTab, id: string) => dashboardPath(portal, tab, { [recordParams[tab]]: id }),
    [portal],
  );
}
