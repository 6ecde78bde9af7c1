import { UserManager, WebStorageStateStore, type StateStore } from 'oidc-client-ts';
import { sessionScopedStorage } from 'shared-kernel/shell';
import { paths } from '../../page/paths';
import type { PageServer } from '../../page/server-page';
import { tokensKey } from '../../page/session-keys';

export type OidcManager = Pick<
  UserManager,
  | 'getUser'
  | 'removeUser'
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinSilent'
  | 'signoutRedirect'
>;

/** Session storage survives a reload. Local storage would make a token readable for all pages of this origin. */
const tokenStore: StateStore = {
  // Reads at once, because a sign-out removes the tokens right after.
  get: () => Promise.resolve(sessionScopedStorage.get(tokensKey)),
  set(_name, tokens) {
    sessionScopedStorage.set(tokensKey, tokens);
    return Promise.resolve();
  },
  remove() {
    const tokens = sessionScopedStorage.get(tokensKey);
    sessionScopedStorage.remove(tokensKey);
    return Promise.resolve(tokens);
  },
  getAllKeys: () => Promise.resolve([]),
};

/** Uses the authorization code flow with PKCE. Refresh tokens renew the session, so no iframe is needed. */
export function createOidcManager({ issuer, clientId }: PageServer): OidcManager {
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${location.origin}${paths.signedIn}`,
    post_logout_redirect_uri: `${location.origin}${paths.signedOut}`,
    scope: 'openid profile email offline_access',
    userStore: tokenStore,
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'oidc.' }),
    automaticSilentRenew: false,
  });
}
