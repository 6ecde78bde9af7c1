export { behaviours, type Behaviour } from './behaviours';
export { readBehaviour } from './behaviour';
export { dashboardPath, overviewTab, paths } from './paths';
export { draftsKey } from './drafts-key';
export {
  preferencesAtom,
  preferencesKey,
  usePreferences,
  usePreferencesValue,
} from './preferences';
export { readJson } from './read-json';
export { useCurrentPortal, useListPath, useRecordPath } from './record-link';
export { setRecordPlaces, type RecordPlace } from './record-places';
export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  type LinkProps,
  type RouteObject,
} from 'react-router-dom';
export { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';
export { shellConfig, shellConfigMeta, shellConfigSchema, type ShellConfig } from './shell-config';
export {
  toastDurationMs,
  toastRemovalDelayMs,
  useCurrentToast,
  useToast,
  type Toast,
  type ToastAction,
  type ToastRequest,
} from './toast';
export {
  urlChoice,
  urlNumber,
  urlText,
  useUrlState,
  type UrlHistory,
  type UrlParam,
} from './url-state';
