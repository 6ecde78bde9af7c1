import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK } from 'jose';
import Provider, {
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { demoPersons } from './demo-persons';
import { errorPage, signInPage, signedOutPage, createSignOutPage } from './pages';

/** Client id and token audience of the demo. */
export const demoClientId = 'trustfold';

export const loopbackOriginPattern = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The audience of the demo is a URN, because resource indicators must be URIs. */
const resource = 'urn:trustfold:workspace';
const scopes = 'openid profile email offline_access';
const signInPath = '/sign-in/';

const hourS = 3600;
const dayS = 24 * hourS;

function findAccount(email: string | null | undefined) {
  const person = demoPersons.find((one) => one.email === email);
  if (!person) return undefined;
  const { name, email: sub } = person;
  return { accountId: sub, claims: () => ({ sub, name, email: sub, email_verified: true }) };
}

/** Grants all scopes to the client, so that no consent page is shown. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc;
  const known = session?.grantIdFor(client?.clientId ?? '');
  if (known !== undefined) return provider.Grant.find(known);
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(resource, scopes);
  await grant.save();
  return grant;
}

const loopbackAddresses = (path: string) =>
  ['127.0.0.1', 'localhost'].map((host) => `http://${host}${path}`);

function configurationOf(key: JWK): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    jwks: { keys: [key] },
    cookies: { keys: [randomUUID()] },
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        // Only a native client may use a redirect URI on any port of this computer.
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: loopbackAddresses('/signed-in'),
        post_logout_redirect_uris: ['/', '/trustfold', '/signed-out'].flatMap(loopbackAddresses),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_context, origin) => loopbackOriginPattern.test(origin),
    extraTokenClaims: (_context, token) =>
      'accountId' in token ? findAccount(token.accountId)?.claims() : undefined,
    findAccount: (_context, email) => findAccount(email),
    interactions: { policy, url: (_context, { uid }) => `${signInPath}${uid}` },
    issueRefreshToken: () => true,
    loadExistingGrant: grantAll,
    renderError: (context) => void (context.body = errorPage),
    ttl: {
      AccessToken: hourS,
      IdToken: hourS,
      RefreshToken: dayS,
      Interaction: hourS,
      Session: dayS,
      Grant: dayS,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => void (context.body = createSignOutPage(form)),
        postLogoutSuccessSource: (context) => void (context.body = signedOutPage),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes,
          audience: demoClientId,
          accessTokenFormat: 'jwt',
          accessTokenTTL: hourS,
        }),
      },
    },
  };
}

/** Signs in the chosen person, or shows the list of persons. */
async function answerSignIn(provider: Provider, request: IncomingMessage, reply: ServerResponse) {
  const { searchParams } = new URL(request.url ?? '', provider.issuer);
  const account = findAccount(searchParams.get('person'));
  if (account) return provider.interactionFinished(request, reply, { login: account });
  await provider.interactionDetails(request, reply);
  reply.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
  reply.end(signInPage);
}

/** Accepts only connections from this computer, because the sign-in requires no password. */
export async function startDemoIssuer(port: number, key: JWK) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(key));
  const answerOther = provider.callback();
  server.on('request', (request, reply) => {
    if (!request.url?.startsWith(signInPath)) return void answerOther(request, reply);
    answerSignIn(provider, request, reply).catch(() => reply.writeHead(400).end(errorPage));
  });
  return {
    issuer,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
