export { isPersistenceDisabled, readBehaviour } from './behaviour';
export {
  getCsvFormat,
  preferencesAtom,
  readPreferences,
  useApplyPreferences,
  usePreferencesValue,
} from './preferences';
export { getPreferencesStorageKey } from './preferences-key';
export { getPressedKey, getUnmodifiedKey } from './pressed-key';
export { createAuditLogPath, auditSection, dashboardPath } from './paths';
export { setDescriptions, useDescriptions, type Descriptions } from './descriptions';
export { draftsKey, behaviourKey, lastPortalKey, preferencesKey } from './storage-keys';
export { isConnectionLimited } from './is-connection-limited';
export { parseJson } from './parse-json';
export { readJson } from './read-json';
export { useCurrentPortal, useRecordPath } from './use-record-path';
export { useListPath } from './use-list-path';
export { onPageReturn, onStorageChange } from './on-page-return';
export { liveStorage } from './live-storage';
export { Link } from './link';
export { useNavigate, type UrlHistoryAction } from './use-url-search';
export { durableStorage, sessionScopedStorage } from './safe-storage';
export { readShellConfig } from './shell-config';
export { toastDurationMs, useCurrentToast, useToast, useDismissToastAction } from './toast';
export {
  useUrlAction,
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
} from './url-state';
export { waitUntilIdle } from './wait-until-idle';
