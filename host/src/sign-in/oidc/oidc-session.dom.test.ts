import { ErrorResponse, User } from 'oidc-client-ts';
import type { SignedInPerson } from 'shared-kernel/workspace';
import { tokensKey } from '../../page/session-keys';
import { endPortalSession, readPortalSession, storeSession } from '../portal-session';
import { getSessionProblem, setSessionProblem } from '../session-port';
import { UserAccessDeniedError } from './fetch-person';
import type { OidcManager } from './oidc-manager';
import { createOidcSession } from './oidc-session';

const person: SignedInPerson = {
  id: 'PER-1',
  name: 'Ada',
  email: 'ada@example.com',
  portals: ['client'],
  company: 'CL-001',
};

const dashboard = '/trustfold/dashboard/client?tab=contracts';

function userWith({
  expiresIn = 3600,
  token = 'token',
  refresh = 'refresh' as string | undefined,
}) {
  return new User({
    access_token: token,
    token_type: 'Bearer',
    id_token: 'id-token',
    profile: { sub: '1', iss: 'i', aud: 'a', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    userState: dashboard,
    ...(refresh !== undefined && { refresh_token: refresh }),
  });
}

/** Returns a fake OpenID Connect manager whose redirects stay pending. */
function fakeManager(user: User | null) {
  return {
    getUser: jest.fn<ReturnType<OidcManager['getUser']>, []>().mockResolvedValue(user),
    removeUser: jest.fn<Promise<void>, []>().mockResolvedValue(undefined),
    signinRedirect: jest
      .fn<Promise<void>, Parameters<OidcManager['signinRedirect']>>()
      .mockReturnValue(new Promise(() => undefined)),
    signinRedirectCallback: jest
      .fn<Promise<User>, Parameters<OidcManager['signinRedirectCallback']>>()
      .mockResolvedValue(userWith({})),
    signinSilent: jest
      .fn<Promise<User | null>, []>()
      .mockResolvedValue(userWith({ token: 'renewed' })),
    signoutRedirect: jest
      .fn<Promise<void>, Parameters<OidcManager['signoutRedirect']>>()
      .mockResolvedValue(undefined),
  };
}

const signIn = () =>
  storeSession({ username: person.email, signedInAt: '2024-07-22T09:00:00.000Z', person });

function sessionOf(user: User | null, found: SignedInPerson | Error = person) {
  const manager = fakeManager(user);
  const find = jest.fn<Promise<SignedInPerson>, [string]>(() =>
    found instanceof Error ? Promise.reject(found) : Promise.resolve(found),
  );
  return { manager, find, session: createOidcSession(manager, find) };
}

beforeEach(() => window.history.replaceState(null, '', dashboard));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setSessionProblem(undefined);
});

describe('a token', () => {
  it('[R156] an access token is used until shortly before it expires', async () => {
    signIn();
    const { session, manager } = sessionOf(userWith({ expiresIn: 60 }));
    await expect(session.accessToken()).resolves.toBe('token');
    expect(manager.signinSilent).not.toHaveBeenCalled();
  });

  it('[R156] several requests at the same time renew the token only once', async () => {
    signIn();
    const { session, manager } = sessionOf(userWith({ expiresIn: 10 }));
    const tokens = await Promise.all([session.accessToken(), session.accessToken()]);
    expect(tokens).toEqual(['renewed', 'renewed']);
    expect(manager.signinSilent).toHaveBeenCalledTimes(1);
    expect(manager.signinRedirect).not.toHaveBeenCalled();
  });

  it.each([
    ['the issuer refuses the refresh token', 'refresh'],
    ['there is no refresh token', undefined],
  ])(
    '[R156] if %s, only one new sign-in starts, and it returns to the same URL',
    async (_when, refresh) => {
      signIn();
      const { session, manager } = sessionOf(userWith({ expiresIn: -1, refresh }));
      manager.signinSilent.mockRejectedValue(new ErrorResponse({ error: 'invalid_grant' }));
      await expect(session.accessToken()).rejects.toThrow('Sign in again');
      await expect(session.accessToken()).rejects.toThrow('Sign in again');
      expect(manager.signinRedirect.mock.calls).toEqual([[{ state: dashboard }]]);
    },
  );

  it('[R156] the page does not redirect while the identity provider cannot be reached', async () => {
    signIn();
    const { session, manager } = sessionOf(userWith({ expiresIn: -1 }));
    manager.signinSilent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(session.accessToken()).rejects.toThrow('Failed to fetch');
    expect(manager.signinRedirect).not.toHaveBeenCalled();
  });

  it('[R156] signing out does not start a new sign-in', async () => {
    const { session, manager } = sessionOf(null);
    await expect(session.accessToken()).rejects.toThrow('Sign in again');
    expect(manager.signinRedirect).not.toHaveBeenCalled();
  });
});

describe('a token that the server refuses', () => {
  it('[R156] a token that the server refuses is renewed, for example after the clock was changed', async () => {
    signIn();
    const { session, find } = sessionOf(userWith({ expiresIn: 3600 }));
    await session.renewRefused();
    expect(find).toHaveBeenCalledWith('renewed');
    expect(readPortalSession()?.person).toEqual(person);
  });

  it('[R156] the session of a removed user ends with a message', async () => {
    signIn();
    const { session } = sessionOf(userWith({}), new UserAccessDeniedError());
    await session.renewRefused();
    expect(readPortalSession()).toBeUndefined();
    expect(getSessionProblem()).toMatch(/cannot use the workspace anymore/);
  });

  it('[R156] the session continues while the server cannot be reached', async () => {
    signIn();
    const { session } = sessionOf(userWith({}), new TypeError('Failed to fetch'));
    await session.renewRefused();
    expect(readPortalSession()?.person).toEqual(person);
  });
});

describe('a sign-in', () => {
  it('[R156] the sign-in loads the user from the server and opens the requested URL', async () => {
    const { session, find } = sessionOf(null);
    await expect(session.completeSignIn('http://localhost/signed-in?code=1')).resolves.toBe(
      dashboard,
    );
    expect(find).toHaveBeenCalledWith('token');
    expect(readPortalSession()).toMatchObject({ username: person.email, person });
    expect(localStorage).toHaveLength(0);
  });

  it.each([undefined, '//evil.example', 'https://evil.example', '/other'])(
    '[R156] the sign-in opens the portal selection for the requested URL %j',
    async (wanted) => {
      const { session, manager } = sessionOf(null);
      const user = Object.assign(userWith({}), { state: wanted });
      manager.signinRedirectCallback.mockResolvedValue(user);
      await expect(session.completeSignIn('')).resolves.toBe('/trustfold/login');
    },
  );

  it('[R156] a sign-in without a user in the workspace is refused, and the next sign-in shows the form again', async () => {
    const { session, manager } = sessionOf(null, new UserAccessDeniedError());
    await expect(session.completeSignIn('')).resolves.toBe('/portal/login');
    expect(readPortalSession()).toBeUndefined();
    expect(manager.removeUser).toHaveBeenCalled();
    expect(getSessionProblem()).toMatch(/cannot use the workspace/);
    void session.startSignIn(undefined);
    expect(manager.signinRedirect).toHaveBeenCalledWith({ state: undefined, prompt: 'login' });
  });

  it('[R156] a cancelled sign-in shows a message', async () => {
    const { session, manager } = sessionOf(null);
    manager.signinRedirectCallback.mockRejectedValue(new ErrorResponse({ error: 'access_denied' }));
    await expect(session.completeSignIn('')).resolves.toBe('/portal/login');
    expect(getSessionProblem()).toMatch(/not completed/);
  });
});

describe('a sign-out while the session is checked', () => {
  const signOut = () => {
    endPortalSession();
    sessionStorage.removeItem(tokensKey);
  };

  it.each(['resume', 'renewRefused'] as const)(
    '[R32, R156] a later response of the server does not undo a sign-out: %s',
    async (check) => {
      signIn();
      const { session, find, manager } = sessionOf(userWith({}));
      find.mockImplementation(() => {
        signOut();
        return Promise.resolve(person);
      });
      await session[check]();
      expect(readPortalSession()).toBeUndefined();
      expect(sessionStorage.getItem('portalAuth')).toBeNull();
      expect(manager.signinRedirect).not.toHaveBeenCalled();
    },
  );

  it('[R32, R156] a sign-out removes a token that is renewed at the same time, and starts no sign-in', async () => {
    signIn();
    const { session, manager } = sessionOf(userWith({ expiresIn: -1 }));
    manager.signinSilent.mockImplementation(() => {
      signOut();
      return Promise.resolve(userWith({ token: 'renewed' }));
    });
    await expect(session.accessToken()).rejects.toThrow('Sign in again');
    expect(manager.removeUser).toHaveBeenCalled();
    expect(manager.signinRedirect).not.toHaveBeenCalled();
  });
});

describe('a stored session', () => {
  it('[R156] each visit loads the portals of the user from the server', async () => {
    signIn();
    const portals = ['client', 'vendor'] as const;
    const { session } = sessionOf(userWith({}), { ...person, portals });
    await session.resume();
    expect(readPortalSession()?.person?.portals).toEqual(portals);
  });

  it('[R156] the stored session of a removed user ends with a message', async () => {
    signIn();
    sessionStorage.setItem(tokensKey, userWith({}).toStorageString());
    const { session } = sessionOf(userWith({}), new UserAccessDeniedError());
    await session.resume();
    expect(sessionStorage.getItem('portalAuth')).toBeNull();
    expect(sessionStorage.getItem(tokensKey)).toBeNull();
    expect(getSessionProblem()).toMatch(/You are signed out/);
  });

  it('[R156] a stored session opens offline if the server cannot be reached', async () => {
    signIn();
    const { session } = sessionOf(userWith({}), new TypeError('Failed to fetch'));
    await session.resume();
    expect(readPortalSession()?.person).toEqual(person);
  });

  it('[R156] a page without a session sends no requests to the server or the identity provider', async () => {
    const { session, manager, find } = sessionOf(userWith({}));
    await session.resume();
    expect(manager.getUser).not.toHaveBeenCalled();
    expect(find).not.toHaveBeenCalled();
  });

  it('[R156] signing out ends the session at the identity provider', async () => {
    const { session, manager } = sessionOf(userWith({}));
    const ending = session.endSession();
    manager.getUser.mockResolvedValue(null);
    await ending;
    expect(manager.signoutRedirect).toHaveBeenCalledWith({ id_token_hint: 'id-token' });
  });
});
