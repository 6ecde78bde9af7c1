import { paths } from '../../page/paths';
import { readPageServer } from '../../page/server-page';
import { readPortalSession } from '../portal-session';
import { setSessionPort } from '../session-port';
import { fetchPerson } from './fetch-person';
import { createOidcManager } from './oidc-manager';
import { createOidcSession } from './oidc-session';

/** Must run before the first page renders. */
export async function connectPageToServer(): Promise<void> {
  const server = readPageServer();
  if (!server) return;
  const { address } = server;
  const session = createOidcSession(createOidcManager(server), (token) =>
    fetchPerson(address, token),
  );
  setSessionPort(session);
  if (location.pathname === paths.signedIn) {
    const target = await session.completeSignIn(location.href);
    history.replaceState(null, '', target);
  } else {
    if (location.pathname === paths.signedOut) history.replaceState(null, '', paths.portalSignIn);
    await session.resume();
  }
  const { connectToServer } = await import(
    /* webpackChunkName: "dashboard-start" */ 'shared-kernel/workspace'
  );
  await connectToServer({
    address,
    person: readPortalSession()?.person,
    accessToken: session.accessToken,
    refused: () => void session.renewRefused(),
  });
}
