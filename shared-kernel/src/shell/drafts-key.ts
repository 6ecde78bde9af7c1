/**
 * Session-storage key of what is typed into forms and not saved yet; signing out takes it along.
 *
 * @example
 * sessionScopedStorage.remove(draftsKey);
 */
export const draftsKey = 'tf_drafts';
