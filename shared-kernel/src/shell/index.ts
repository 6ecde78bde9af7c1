export { isPersistenceDisabled, readBehaviour } from './behaviour';
export {
  csvFormat,
  preferencesAtom,
  readPreferences,
  usePreferencesOf,
  usePreferencesValue,
} from './preferences';
export { preferencesStorageKey } from './preferences-key';
export { getPressedKey, getUnmodifiedKey } from './pressed-key';
export { auditLogPath, auditSection, dashboardPath } from './paths';
export { setDescriptions, useDescriptions, type Descriptions } from './descriptions';
export { draftsKey, behaviourKey, lastPortalKey, preferencesKey } from './storage-keys';
export { prefersLessData } from './prefers-less-data';
export { parseJson } from './parse-json';
export { readJson } from './read-json';
export { useCurrentPortal, useRecordPath } from './use-record-path';
export { useListPath } from './use-list-path';
export { onPageReturn, onStorageChange } from './page-return';
export { liveStorage } from './live-storage';
export { Link } from './link';
export { useNavigate, type UrlHistory } from './use-search';
export { durableStorage, sessionScopedStorage } from './safe-storage';
export { shellConfig } from './shell-config';
export { toastDurationMs, useCurrentToast, useToast, useDismissToastAction } from './toast';
export { useUrlAction, urlChoice, urlSearch, urlText, useUrlState } from './url-state';
export { whenIdle } from './when-idle';
