import {
  portalKeyFromRoute,
  portalKeys,
  productPath,
  type PortalKey,
} from '../domain/portal/portal-key';
import { rememberedStorage } from './remembered-storage';
import { lastPortalKey, preferencesKey } from './storage-keys';

/** Local-storage key of whose the preferences under `preferencesKey` are: earlier versions had one set for all. */
const ownerKey = 'tf_preferences_owner';

const dashboardPath = `${productPath}/dashboard`;

function portalIn(key: string): PortalKey | undefined {
  const stored = rememberedStorage.get(key);
  return portalKeys.find((portal) => portal === stored);
}

/** The portal of the page's address; `undefined` outside the dashboard. */
function addressedPortal(): PortalKey | undefined {
  const [path, rest] = [`${location.pathname}/`, `${dashboardPath}/`];
  if (!path.startsWith(rest)) return undefined;
  return portalKeyFromRoute(path.slice(rest.length).split('/')[0]);
}

/** Whose preferences the page follows: the person of its portal, elsewhere the last one who used a portal (R55). */
export const preferencesPerson = (): PortalKey | undefined =>
  addressedPortal() ?? portalIn(lastPortalKey);

/**
 * Local-storage key of the preferences that the page follows.
 *
 * @example
 * const text = rememberedStorage.get(preferencesStorageKey());
 */
export function preferencesStorageKey(): string {
  const person = preferencesPerson();
  const owner = portalIn(ownerKey) ?? portalIn(lastPortalKey);
  return person === undefined || owner === undefined || person === owner
    ? preferencesKey
    : `${preferencesKey}_${person}`;
}

/** Every key that preferences are stored under. */
export const preferencesStorageKeys: readonly string[] = [
  preferencesKey,
  ...portalKeys.map((portal) => `${preferencesKey}_${portal}`),
];

/** Gives the preferences of an earlier version to the person who used it last, or to the first who comes. */
export function claimPreferences(portal: PortalKey): void {
  if (portalIn(ownerKey) === undefined)
    rememberedStorage.set(ownerKey, portalIn(lastPortalKey) ?? portal);
}
