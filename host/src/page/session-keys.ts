/** Session-storage key of the validated session record (B6). */
export const portalAuthKey = 'portalAuth';

/** Session-storage key of the plain flag written beside it (B6). */
export const portalAuthenticatedKey = 'portal-authenticated';

/** Session-storage key of the portals entered since sign-in, whose entry the workspace has noted. */
export const enteredPortalsKey = 'portal-entries';

/** Local-storage key of how many times this browser was signed out. */
export const signOutsKey = 'tf_sign_outs';

/** Session-storage key of how many there were when this browser tab signed in. */
export const seenSignOutsKey = 'tf_seen_sign_outs';

/** Session-storage key of the releases that this browser tab was asked to run in place of what is live. */
export const overridesKey = 'tf_overrides';
