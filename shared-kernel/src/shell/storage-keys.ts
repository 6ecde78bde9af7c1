/**
 * Local storage key of the admin’s preferences. The keys of other portals start with this key.
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
 * Session storage key of the behaviour that a URL parameter has set.
 *
 * @example
 * sessionScopedStorage.set(behaviourKey, 'reference');
 */
export const behaviourKey = 'tf_behaviour';

/**
 * Session storage key of unsaved form input. Signing out deletes the stored input.
 *
 * @example
 * sessionScopedStorage.remove(draftsKey);
 */
export const draftsKey = 'tf_drafts';
