/**
 * Local-storage key of the preferences of one person; the others' begin with it.
 *
 * @example
 * const stop = onStoredElsewhere(preferencesKey, () => void refresh());
 */
export const preferencesKey = 'tf_preferences';

/**
 * Local-storage key of the portal that was used last.
 *
 * @example
 * const portal = rememberedStorage.get(lastPortalKey);
 */
export const lastPortalKey = 'tf_last_portal';

/**
 * Session-storage key of the behaviour that an address asked for.
 *
 * @example
 * sessionScopedStorage.set(behaviourKey, 'reference');
 */
export const behaviourKey = 'tf_behaviour';

/**
 * Session-storage key of what is typed into forms and not saved yet; signing out takes it along.
 *
 * @example
 * sessionScopedStorage.remove(draftsKey);
 */
export const draftsKey = 'tf_drafts';
