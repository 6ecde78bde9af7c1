export const portalAuthKey = 'portalAuth';

/** Session-storage key of a flag that is `true` after sign-in. The guards read `portalAuth` instead (B6). */
export const portalAuthenticatedKey = 'portal-authenticated';

/** Session-storage key of the portals that the user has entered since sign-in. */
export const enteredPortalsKey = 'portal-entries';

/** Session-storage key of the OpenID Connect tokens, which only a workspace server needs. */
export const tokensKey = 'portal-tokens';

/** Local-storage key of the sign-out count of this browser. */
export const signOutsKey = 'tf_sign_outs';

/** Session-storage key of the sign-out count when this browser tab signed in. */
export const seenSignOutsKey = 'tf_seen_sign_outs';

export const overridesKey = 'tf_overrides';
