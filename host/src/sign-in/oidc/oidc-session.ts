import { ErrorResponse, type User } from 'oidc-client-ts';
import type { SignedInPerson } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { endPortalSession, readPortalSession, storeSession } from '../portal-session';
import { getSessionProblem, setSessionProblem } from '../session-port';
import { UserAccessDeniedError } from './fetch-person';
import type { OidcManager } from './oidc-manager';

/** Minimum remaining validity of a token, in seconds. A token that expires sooner is renewed before use. */
const minValiditySeconds = 30;

const problems = {
  refused: 'This account cannot use the workspace. Ask an administrator to add it.',
  removed: 'You are signed out. This account cannot use the workspace anymore.',
  cancelled: 'The sign-in was not completed. Please try again.',
} as const;

class SignInRequiredError extends Error {
  override readonly message = 'Your session has ended. Sign in again.';
}

const wantedIn = (state: unknown): string | undefined =>
  typeof state === 'string' && state.startsWith(paths.dashboard) ? state : undefined;

function store(person: SignedInPerson): void {
  const signedInAt = readPortalSession()?.signedInAt ?? new Date().toISOString();
  storeSession({ username: person.email, signedInAt, person });
}

/** Returns a function that starts `work`, or returns the promise of a call that is still running. */
function joinCalls<A extends unknown[], T>(work: (...given: A) => Promise<T>) {
  let running: Promise<T> | undefined;
  return (...given: A) => (running ??= work(...given).finally(() => (running = undefined)));
}

/** Creates the OpenID Connect sign-in. `findPerson` returns the user to whom an access token belongs. */
export function createOidcSession(
  manager: OidcManager,
  findPerson: (token: string) => Promise<SignedInPerson>,
) {
  // The redirect resolves only if the user returns to this page without having signed in.
  const startSignIn = joinCalls((wanted: string | undefined) => {
    // After a refused token, the identity provider must show its form, so that the user can choose another account.
    const prompt = getSessionProblem() === undefined ? {} : { prompt: 'login' };
    return manager.signinRedirect({ state: wanted, ...prompt });
  });

  /** Renews the access token with the refresh token. Starts a new sign-in if this is impossible. */
  const renew = joinCalls(async (user: User | null) => {
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
    if (readPortalSession())
      startSignIn(location.pathname + location.search).catch(() => undefined);
    throw new SignInRequiredError();
  });

  /** Returns a valid access token. If the session has ended, starts a sign-in that returns to this URL. */
  async function accessToken(): Promise<string> {
    const user = await manager.getUser();
    return user && (user.expires_in ?? 0) > minValiditySeconds ? user.access_token : renew(user);
  }

  /** Loads the user again, unless the session ends meanwhile, for example in another tab. */
  async function checkPerson(token: Promise<string>): Promise<void> {
    try {
      const person = await findPerson(await token);
      if (readPortalSession()) store(person);
    } catch (error) {
      if (!(error instanceof UserAccessDeniedError)) throw error;
      if (!readPortalSession()) return;
      setSessionProblem(problems.removed);
      endPortalSession();
    }
  }

  return {
    startSignIn,
    accessToken,

    /** Completes the sign-in after the identity provider has redirected back. Resolves to the URL to open. */
    async completeSignIn(address: string): Promise<string> {
      try {
        const user = await manager.signinRedirectCallback(address);
        store(await findPerson(user.access_token));
        return wantedIn(user.state) ?? paths.portalSelection;
      } catch (error) {
        // This error also occurs if the redirect URL is opened a second time, for example with the Back button.
        if (readPortalSession()?.person) return paths.portalSelection;
        await manager.removeUser();
        const isRefused = error instanceof UserAccessDeniedError;
        setSessionProblem(isRefused ? problems.refused : problems.cancelled);
        return paths.portalSignIn;
      }
    },

    /** Renews a token that the server refused. Ends the session of this tab if the server also refuses the user. */
    async renewRefused(): Promise<void> {
      // If there is no response, the session continues, and the next request checks the user again.
      await checkPerson(manager.getUser().then(renew)).catch(() => undefined);
    },

    /** Restores the stored session. The page opens offline if the server cannot be reached. */
    async resume(): Promise<void> {
      if (!readPortalSession()?.person) return;
      await checkPerson(accessToken()).catch(async (error: unknown) => {
        // Waits for the redirect to the identity provider.
        if (error instanceof SignInRequiredError && readPortalSession())
          await startSignIn(undefined);
      });
    },

    async endSession(): Promise<void> {
      const idToken = (await manager.getUser())?.id_token;
      await manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    },
  };
}
