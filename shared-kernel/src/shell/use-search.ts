import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useSearchParams,
  createPath,
  useNavigate as useRouterNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import {
  closeTo,
  type SearchChange,
  stateAbove,
  addressOf,
  type HistoryEntry,
} from './history-stack';

/**
 * What a change of the address is to Back. `push` adds an entry: a place to come back from, such as a record, a tab, a
 * section. `replace` adds none: what narrows, orders or arranges a list. `step` adds none either and goes from one open
 * record to the next, which is shown before the next key arrives. `back` closes what was pushed: it goes back to the entry below where that is the list it was opened from, and
 * otherwise, such as after a deep link, replaces the address.
 *
 * @example
 * const opening: UrlHistory = 'push';
 */
export type UrlHistory = 'push' | 'replace' | 'step' | 'back';

/** The whole of what is in the address, and a change of it. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback(
    (changed: SearchChange, history: UrlHistory = 'replace') => {
      if (router && history === 'back') {
        closeTo(router, changed);
        return;
      }
      // React may show an address later than the router has it.
      const here = router?.state.location;
      const isPush = history === 'push';
      const stateHere: unknown = here?.state;
      const next = here && changed(new URLSearchParams(here.search));
      if (isPush && next?.toString() === new URLSearchParams(here?.search).toString()) return;
      setSearch(next ?? ((current) => changed(new URLSearchParams(current))), {
        replace: !isPush,
        preventScrollReset: true,
        flushSync: history === 'step',
        ...(here && { state: isPush ? stateAbove(here) : stateHere }),
      });
    },
    [router, setSearch],
  );
  return [search, change] as const;
}

/** How an entry is left for an address: as a link does it, with what lies below kept in the new entry. */
export function navigation(here: HistoryEntry, to: To): Pick<NavigateOptions, 'replace' | 'state'> {
  const address = typeof to === 'string' ? to : createPath(to);
  return address === addressOf(here)
    ? { replace: true, state: here.state }
    : { state: stateAbove(here, address.split('?')[1]) };
}

/**
 * Leads to other addresses of the product. What is opened by it and then closed leads back to where this began.
 *
 * @example
 * const navigate = useNavigate();
 * void navigate(dashboardPath('admin', 'clients'));
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const router = useContext(DataRouterContext)?.router;
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      return navigate(to, { ...(router && navigation(router.state.location, to)), ...options });
    },
    [navigate, router],
  );
}
