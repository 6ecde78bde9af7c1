/** Session-storage key of the validated session record (B6). */
export const portalAuthKey = 'portalAuth';

/** Session-storage key of the plain flag stored with it (B6). */
export const portalAuthenticatedKey = 'portal-authenticated';

/** Session-storage key of the portals entered since sign-in whose entry is in the audit log. */
export const enteredPortalsKey = 'portal-entries';

/** Local-storage key of the number of sign-outs in this browser. */
export const signOutsKey = 'tf_sign_outs';

/** Session-storage key of that number when this browser tab signed in. */
export const seenSignOutsKey = 'tf_seen_sign_outs';

/** Session-storage key of the overrides of this browser tab. */
export const overridesKey = 'tf_overrides';
