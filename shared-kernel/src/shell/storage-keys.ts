/**
 * Local-storage key of the preferences.
 *
 * @example
 * const stop = onStoredElsewhere(preferencesKey, () => void refresh());
 */
export const preferencesKey = 'tf_preferences';

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
