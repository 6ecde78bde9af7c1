import { useMemo } from 'react';
import { dashboardPath } from './paths';
import { useCurrentPortal, useRecordPlaces, useTabFilters } from './record-places';

/** In the address of a link that leads to all that a list has, however it was left. */
export const allParam = 'all';

type Filters = Readonly<Record<string, string>>;

/** The query that sets just these filters; undefined if the screen does not declare one of them. */
function queryOf(filters: Filters, declared: Filters): Filters | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const param = declared[name];
    if (param === undefined) return undefined;
    query[param] = value;
  }
  return query;
}

/**
 * Address of the list of a kind of record: as it was left; or, with filters, with just these, and whole if there are
 * none. It is undefined if the screen does not declare a filter, as in a release from before that filter: a link would
 * show other records than it promises.
 *
 * @example
 * const listPath = useListPath();
 * const path = listPath('contracts', { status: 'active' });
 */
export function useListPath() {
  const portal = useCurrentPortal();
  const places = useRecordPlaces();
  const tabFilters = useTabFilters();
  return useMemo(() => {
    function listPath(kind: string): string;
    function listPath(kind: string, filters: Filters | undefined): string | undefined;
    function listPath(kind: string, filters?: Filters): string | undefined {
      const tab = places[kind]?.tab ?? kind;
      if (!filters) return dashboardPath(portal, tab);
      const query = queryOf(filters, tabFilters[tab] ?? {});
      const all = Object.keys(filters).length === 0 ? '1' : undefined;
      return query && dashboardPath(portal, tab, { ...query, [allParam]: all });
    }
    return listPath;
  }, [portal, places, tabFilters]);
}
