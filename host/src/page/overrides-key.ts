/** Session-storage key of the releases that this browser tab was asked to run in place of what is live. */
export const overridesKey = 'tf_overrides';
