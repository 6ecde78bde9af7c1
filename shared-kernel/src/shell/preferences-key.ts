import {
  portalKeyFromRoute,
  portalKeys,
  productPath,
  type PortalKey,
} from '../domain/portal/portal-key';
import { liveStorage } from './live-storage';
import { lastPortalKey, preferencesKey } from './storage-keys';

/**
 * Local storage key for the owner of the preferences under `preferencesKey`. Earlier versions stored one set of
 * preferences for all portals.
 */
const ownerKey = 'tf_preferences_owner';

const dashboardPath = `${productPath}/dashboard`;

function portalIn(key: string): PortalKey | undefined {
  const stored = liveStorage.get(key);
  return portalKeys.find((portal) => portal === stored);
}

function addressedPortal(): PortalKey | undefined {
  const [path, rest] = [`${location.pathname}/`, `${dashboardPath}/`];
  if (!path.startsWith(rest)) return undefined;
  return portalKeyFromRoute(path.slice(rest.length).split('/')[0]);
}

/**
 * Returns the person whose preferences apply. Outside the portals, this is the person of the last used portal (R55).
 */
export const preferencesPerson = (): PortalKey | undefined =>
  addressedPortal() ?? portalIn(lastPortalKey);

/**
 * Local storage key of the preferences that apply on this page.
 *
 * @example
 * const text = liveStorage.get(preferencesStorageKey());
 */
export function preferencesStorageKey(): string {
  const person = preferencesPerson();
  const owner = portalIn(ownerKey) ?? portalIn(lastPortalKey);
  return person === undefined || owner === undefined || person === owner
    ? preferencesKey
    : `${preferencesKey}_${person}`;
}

export const preferencesStorageKeys: readonly string[] = [
  preferencesKey,
  ...portalKeys.map((portal) => `${preferencesKey}_${portal}`),
];

/**
 * Assigns the preferences of an earlier version to the last used portal. If there is none, `portal` gets these
 * preferences.
 */
export function claimPreferences(portal: PortalKey): void {
  if (portalIn(ownerKey) === undefined)
    liveStorage.set(ownerKey, portalIn(lastPortalKey) ?? portal);
}
