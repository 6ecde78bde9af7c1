import { useCallback } from 'react';
import {
  createPath,
  useLocation,
  useNavigate as useRouterNavigate,
  useSearchParams,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import {
  formatHistoryUrl,
  readBrowserHistoryEntry,
  normalizeUrl,
  readPreviousUrls,
  goBack,
  readLinkedQuery,
  createPushedHistoryState,
  createHistoryState,
  countHistoryStepsToClose,
  type HistoryEntry,
} from './history-stack';

type SearchChange = (search: URLSearchParams) => URLSearchParams;

/**
 * How a change of the URL affects the browser history: `push` adds an entry, `replace` changes the current one, `step`
 * shows another record in the same entry, and `back` returns to the list.
 *
 * @example
 * const opening: UrlHistoryAction = 'push';
 */
export type UrlHistoryAction = 'push' | 'replace' | 'step' | 'back';

const changedAddress = (change: SearchChange) => (address: string) => {
  const [pathname = '', search] = address.split('?');
  return `${pathname}?${change(new URLSearchParams(search))}`;
};

function closeEntry(here: HistoryEntry, change: SearchChange, navigate: NavigateFunction): void {
  const closed = changedAddress(change);
  const replace = (address: string, state: unknown) =>
    void navigate(closed(address), { replace: true, state, preventScrollReset: true });
  const below = readPreviousUrls(here);
  const steps = countHistoryStepsToClose(here, closed);
  const target = below.at(-steps);
  if (steps === 0 || target === undefined) {
    replace(formatHistoryUrl(here), here.state);
    return;
  }
  goBack({
    go: () => void navigate(-steps),
    onArrive: () => {
      if (normalizeUrl(closed(target)) !== normalizeUrl(target))
        replace(target, createHistoryState(below.slice(0, -steps), readLinkedQuery(here.state)));
    },
    onStay: () => replace(formatHistoryUrl(here), here.state),
  });
}

export function useUrlSearch() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useRouterNavigate();
  const change = useCallback(
    (changed: SearchChange, history: UrlHistoryAction = 'replace') => {
      const here: HistoryEntry = readBrowserHistoryEntry() ?? location;
      const address = formatHistoryUrl(here);
      const next = changedAddress(changed)(address);
      if (normalizeUrl(next) === normalizeUrl(address)) return;
      if (history === 'back') {
        closeEntry(here, changed, navigate);
        return;
      }
      const isPush = history === 'push';
      void navigate(next, {
        replace: !isPush,
        preventScrollReset: true,
        flushSync: history === 'step',
        state: isPush ? createPushedHistoryState(here) : here.state,
      });
    },
    [location, navigate],
  );
  return [search, change] as const;
}

/**
 * Returns the navigation options of a link to a URL. The history state of the new entry contains the URLs of the
 * previous entries.
 */
export function createNavigateOptions(
  here: HistoryEntry,
  to: To,
): Pick<NavigateOptions, 'replace' | 'state'> {
  const address = typeof to === 'string' ? to : createPath(to);
  return address === formatHistoryUrl(here)
    ? { replace: true, state: here.state }
    : { state: createPushedHistoryState(here, address.split('?')[1]) };
}

/**
 * Returns a function that navigates within the product. If it opens a record, closing the record returns to the current
 * URL.
 *
 * @example
 * const navigate = useNavigate();
 * void navigate(dashboardPath('admin', 'clients'));
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const location = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      return navigate(to, {
        ...createNavigateOptions(readBrowserHistoryEntry() ?? location, to),
        ...options,
      });
    },
    [navigate, location],
  );
}
