import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router-dom';

/** The whole of what stands in the address, and a change of it that is no step for Back. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback(
    (changed: (current: URLSearchParams) => URLSearchParams) =>
      setSearch(
        // React may show an address later than the router has it.
        (current) => changed(new URLSearchParams(router?.state.location.search ?? current)),
        { replace: true, preventScrollReset: true },
      ),
    [router, setSearch],
  );
  return [search, change] as const;
}
