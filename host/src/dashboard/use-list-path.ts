import { useCallback, useMemo } from 'react';
import { dashboardPath, useCurrentPortal } from 'shared-kernel/shell';
import { usePageRemotes } from '../federation/page-remotes';
import { recordPlaces } from '../federation/record-places';

/** Address of the tab that opens the records of a kind; further parameters narrow what it lists. */
export function useListPath() {
  const portal = useCurrentPortal();
  const { described } = usePageRemotes();
  const places = useMemo(() => recordPlaces(described), [described]);
  return useCallback(
    (kind: string, query: Readonly<Record<string, string | undefined>> = {}) =>
      dashboardPath(portal, places[kind]?.tab ?? kind, query),
    [places, portal],
  );
}
