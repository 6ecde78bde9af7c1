export { readBehaviour } from './behaviour';
export { draftsKey } from './drafts-key';
export { dashboardPath, dashboardTabs, paths, type DashboardTab } from './paths';
export {
  preferencesAtom,
  preferencesKey,
  usePreferences,
  usePreferencesValue,
} from './preferences';
export { readJson } from './read-json';
export { recordParams, useCurrentPortal, useRecordPath } from './record-link';
export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
export { durableStorage, sessionScopedStorage } from './safe-storage';
export { shellConfig, shellConfigMeta, type ShellConfig } from './shell-config';
export { useCurrentToast, useToast, type Toast, type ToastRequest } from './toast';
export { urlChoice, urlNumber, urlText, useUrlState, type UrlHistory } from './url-state';
