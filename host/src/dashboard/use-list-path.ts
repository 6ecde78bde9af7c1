import { useCallback, useMemo } from 'react';
import { dashboardPath, useCurrentPortal } from 'shared-kernel/shell';
import { useOwnCompany } from 'shared-kernel/workspace';
import { usePageRemotes } from '../federation/page-remotes';
import { recordPlaces } from '../federation/record-places';

/**
 * Address of the tab that opens the records of a kind; further parameters narrow what it lists. In a company's portal
 * the list opens on all companies where the figures that lead there are of all, else on its own.
 */
export function useListPath(reach: 'own' | 'all' = 'all') {
  const portal = useCurrentPortal();
  const { described } = usePageRemotes();
  const places = useMemo(() => recordPlaces(described), [described]);
  const scope = useOwnCompany() === undefined || reach === 'own' ? undefined : 'all';
  return useCallback(
    (kind: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      dashboardPath(portal, places[kind]?.tab ?? kind, { ...query, scope }),
    [places, portal, scope],
  );
}
