/** Local-storage key of the preferences. */
export const preferencesKey = 'tf_preferences';

/** Session-storage key of the behaviour that an address asked for. */
export const behaviourKey = 'tf_behaviour';

/** Session-storage key of the releases that this browser tab was asked to run in place of what is live. */
export const overridesKey = 'tf_overrides';
