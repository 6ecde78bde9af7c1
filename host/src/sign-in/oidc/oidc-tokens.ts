import { ErrorResponse, type User } from 'oidc-client-ts';
import { readPortalSession } from '../portal-session';
import { getSessionProblem } from '../session-port';
import type { OidcManager } from './oidc-manager';

/** Minimum remaining validity of a token, in seconds. A token that expires sooner is renewed before use. */
const minValiditySeconds = 30;

export class SignInRequiredError extends Error {
  override readonly message = 'Your session has ended. Sign in again.';
}

/** Returns a function that redirects to the identity provider. Concurrent calls cause only one redirect. */
export function createSignInRedirect(manager: OidcManager) {
  let leaving: Promise<void> | undefined;
  return (wanted: string | undefined): Promise<void> => {
    // If the server refused the token, the identity provider must show its sign-in form, so that the user can choose
    // another account.
    const prompt = getSessionProblem() === undefined ? {} : { prompt: 'login' };
    // The redirect resolves only if the user returns to this page without having signed in.
    leaving ??= manager.signinRedirect({ state: wanted, ...prompt }).finally(() => {
      leaving = undefined;
    });
    return leaving;
  };
}

/** Creates an object that provides valid access tokens. Renews them with a refresh token or a new sign-in. */
export function createTokenProvider(
  manager: OidcManager,
  startSignIn: (wanted: string) => Promise<void>,
) {
  let renewal: Promise<string> | undefined;

  const attempt = async (user: User | null): Promise<string> => {
    if (!readPortalSession()) throw new SignInRequiredError();
    try {
      const renewed = user?.refresh_token === undefined ? null : await manager.signinSilent();
      if (renewed && readPortalSession()) return renewed.access_token;
      // The user has signed out meanwhile, so the renewed token must be removed too.
      if (renewed) await manager.removeUser();
    } catch (error) {
      // Other errors mean that the identity provider cannot be reached. The next attempt may succeed.
      if (!(error instanceof ErrorResponse)) throw error;
    }
    if (!readPortalSession()) throw new SignInRequiredError();
    startSignIn(location.pathname + location.search).catch(() => undefined);
    throw new SignInRequiredError();
  };

  const renew = (user: User | null): Promise<string> => {
    renewal ??= attempt(user).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    renew: async () => renew(await manager.getUser()),
    async read(): Promise<string> {
      const user = await manager.getUser();
      const isValid = user !== null && (user.expires_in ?? 0) > minValiditySeconds;
      return isValid ? user.access_token : renew(user);
    },
  };
}
