import {
  getPortalKeyFromRoute,
  portalKeys,
  productPath,
  type PortalKey,
} from '../domain/portal/portal-key';
import { liveStorage } from './live-storage';
import { lastPortalKey, preferencesKey } from './storage-keys';

const dashboardPath = `${productPath}/dashboard`;

function addressedPortal(): PortalKey | undefined {
  const [path, rest] = [`${location.pathname}/`, `${dashboardPath}/`];
  if (!path.startsWith(rest)) return undefined;
  return getPortalKeyFromRoute(path.slice(rest.length).split('/')[0]);
}

function lastPortal(): PortalKey | undefined {
  const stored = liveStorage.get(lastPortalKey);
  return portalKeys.find((portal) => portal === stored);
}

const keyOf = (portal: PortalKey): string =>
  portal === 'admin' ? preferencesKey : `${preferencesKey}_${portal}`;

/**
 * Local storage key of the preferences for this page. A page outside the portals uses the preferences of the last used
 * portal (R55).
 *
 * @example
 * const text = liveStorage.get(getPreferencesStorageKey());
 */
export const getPreferencesStorageKey = (): string =>
  keyOf(addressedPortal() ?? lastPortal() ?? 'admin');

export const preferencesStorageKeys: readonly string[] = portalKeys.map(keyOf);
