export { readBehaviour } from './behaviour';
export { dashboardPath, overviewTab, paths } from './paths';
export { draftsKey } from './drafts-key';
export { preferencesAtom, usePreferences, usePreferencesValue } from './preferences';
export { readJson } from './read-json';
export { useCurrentPortal, useListPath, useRecordPath } from './record-link';
export { setRecordPlaces, type RecordPlace } from './record-places';
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
export { behaviourKey, overridesKey, preferencesKey } from './storage-keys';
export { shellConfig, shellConfigMeta, type ShellConfig } from './shell-config';
export { useCurrentToast, useToast, type Toast, type ToastRequest } from './toast';
export { urlChoice, urlText, useUrlState, type UrlHistory } from './url-state';
