import { useCallback, useContext } from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate as useRouterNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { addressOf, stateAbove, type HistoryEntry } from './entries-below';

/** How an entry is left for an address: as a link does it, with what lies below kept in the new entry. */
export function navigation(here: HistoryEntry, to: To): Pick<NavigateOptions, 'replace' | 'state'> {
  const address = typeof to === 'string' ? to : createPath(to);
  return address === addressOf(here)
    ? { replace: true, state: here.state }
    : { state: stateAbove(here) };
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
