/** Local-storage key of the preferences. */
export const preferencesKey = 'tf_preferences';

/** Session-storage key of the behaviour that an address asked for. */
export const behaviourKey = 'tf_behaviour';
