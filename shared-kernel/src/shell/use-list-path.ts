import { useMemo } from 'react';
import { useDescriptions } from './descriptions';
import { dashboardPath } from './paths';
import { useCurrentPortal } from './use-record-path';

/** URL parameter that makes a list show all records instead of its last state. */
export const showAllParam = 'all';

type Filters = Readonly<Record<string, string>>;

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
 * Returns a function that returns the URL path of a list of records. Without `filters`, the list shows its last state;
 * with `{}`, it shows all records. The path is `undefined` if the screen does not support one of the filters.
 *
 * @example
 * const listPath = useListPath();
 * const path = listPath('contracts', { status: 'active' });
 */
export function useListPath() {
  const portal = useCurrentPortal();
  const { recordRoutes, tabFilters } = useDescriptions();
  return useMemo(() => {
    function listPath(kind: string): string;
    function listPath(kind: string, filters: Filters | undefined): string | undefined;
    function listPath(kind: string, filters?: Filters): string | undefined {
      const tab = recordRoutes[kind]?.tab ?? kind;
      if (!filters) return dashboardPath(portal, tab);
      const query = queryOf(filters, tabFilters[tab] ?? {});
      const all = Object.keys(filters).length === 0 ? '1' : undefined;
      return query && dashboardPath(portal, tab, { ...query, [showAllParam]: all });
    }
    return listPath;
  }, [portal, recordRoutes, tabFilters]);
}
