/**
 * Local storage key of the preferences in the admin portal. For other portals, the name of the portal is appended.
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
 * Session storage key of the mode that the URL has set.
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
