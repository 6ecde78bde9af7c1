/**
 * Local storage key of the preferences of the admin portal’s person, and the prefix of the keys of the others.
 *
 * @example
 * const stop = onStorageChange(preferencesKey, () => void refresh());
 */
export const preferencesKey = 'tf_preferences';

/**
 * Local storage key of the last used portal.
 *
 * @example
 * const portal = liveStorage.get(lastPortalKey);
 */
export const lastPortalKey = 'tf_last_portal';

/**
 * Session storage key of the behaviour set by an address.
 *
 * @example
 * sessionScopedStorage.set(behaviourKey, 'reference');
 */
export const behaviourKey = 'tf_behaviour';

/**
 * Session storage key of unsaved form input. Signing out deletes it.
 *
 * @example
 * sessionScopedStorage.remove(draftsKey);
 */
export const draftsKey = 'tf_drafts';
