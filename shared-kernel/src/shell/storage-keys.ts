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
