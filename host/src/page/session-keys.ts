export const portalAuthKey = 'portalAuth';

/** Session-storage key of the flag that is stored with the session record (B6). */
export const portalAuthenticatedKey = 'portal-authenticated';

/** Session-storage key of the portals that the user has entered since sign-in. */
export const enteredPortalsKey = 'portal-entries';

/** Session-storage key of the tokens of a workspace server. */
export const tokensKey = 'portal-tokens';

/** Local-storage key of the number of sign-outs in this browser. */
export const signOutsKey = 'tf_sign_outs';

/** Session-storage key of the sign-out count at the time when this browser tab signed in. */
export const seenSignOutsKey = 'tf_seen_sign_outs';

export const overridesKey = 'tf_overrides';
