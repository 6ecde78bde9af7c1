import { User } from 'oidc-client-ts';
import { sessionScopedStorage } from 'shared-kernel/shell';
import type { SignedInPerson } from 'shared-kernel/workspace';
import { paths } from '../../page/paths';
import { tokensKey } from '../../page/session-keys';
import { endPortalSession, readPortalSession, storeSession } from '../portal-session';
import { setSessionProblem, type SessionPort } from '../session-port';
import { PersonRefusedError } from './fetch-person';
import type { OidcManager } from './oidc-manager';
import { createSignInRedirect, createTokenProvider, SignInRequiredError } from './oidc-tokens';

const problems = {
  refused: 'This account cannot use the workspace. Ask an administrator to add it.',
  removed: 'You are signed out. This account cannot use the workspace anymore.',
  cancelled: 'The sign-in was not completed. Please try again.',
} as const;

export interface OidcSession extends Required<SessionPort> {
  /** Returns a valid access token. If the session has ended, starts a sign-in that returns to this URL. */
  readonly accessToken: () => Promise<string>;
  /** Completes the sign-in after the identity provider has redirected back. Resolves to the URL to open. */
  readonly completeSignIn: (address: string) => Promise<string>;
  /** Restores the stored session and resolves to its user. */
  readonly resume: () => Promise<SignedInPerson | undefined>;
  /** Renews a token that the server refused. Ends the session of this tab if the server also refuses the user. */
  readonly renewRefused: () => Promise<void>;
}

const wantedIn = (state: unknown): string | undefined =>
  typeof state === 'string' && state.startsWith(paths.dashboard) ? state : undefined;

function store(person: SignedInPerson): SignedInPerson {
  const signedInAt = readPortalSession()?.signedInAt ?? new Date().toISOString();
  storeSession({ username: person.email, signedInAt, person });
  return person;
}

/** Updates the user in the stored session, unless the session has ended meanwhile, for example in another tab. */
const update = (person: SignedInPerson): SignedInPerson | undefined =>
  readPortalSession() && store(person);

/** Creates the OpenID Connect sign-in. `findPerson` returns the user to whom an access token belongs. */
export function createOidcSession(
  manager: OidcManager,
  findPerson: (token: string) => Promise<SignedInPerson>,
): OidcSession {
  const startSignIn = createSignInRedirect(manager);
  const tokens = createTokenProvider(manager, startSignIn);

  const endRefused = () => {
    setSessionProblem(problems.removed);
    endPortalSession();
  };

  return {
    startSignIn,
    accessToken: () => tokens.read(),

    async completeSignIn(address) {
      try {
        const user = await manager.signinRedirectCallback(address);
        store(await findPerson(user.access_token));
        return wantedIn(user.state) ?? paths.portalSelection;
      } catch (error) {
        // The redirect URL was opened a second time, for example with the Back button.
        if (readPortalSession()?.person) return paths.portalSelection;
        await manager.removeUser();
        const isRefused = error instanceof PersonRefusedError;
        setSessionProblem(isRefused ? problems.refused : problems.cancelled);
        return paths.portalSignIn;
      }
    },

    async renewRefused() {
      try {
        update(await findPerson(await tokens.renew()));
      } catch (error) {
        // If there was no response, the session continues, and the next request checks the user again.
        if (error instanceof PersonRefusedError) endRefused();
      }
    },

    async resume() {
      const person = readPortalSession()?.person;
      if (!person) return undefined;
      try {
        return update(await findPerson(await tokens.read()));
      } catch (error) {
        if (!readPortalSession()) return undefined;
        if (error instanceof PersonRefusedError) {
          endRefused();
          return undefined;
        }
        if (error instanceof SignInRequiredError) await startSignIn(undefined);
        // The page opens offline, because the server cannot be reached.
        return person;
      }
    },

    async endSession() {
      const stored = sessionScopedStorage.get(tokensKey);
      const idToken = stored === null ? undefined : User.fromStorageString(stored).id_token;
      await manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    },
  };
}
