import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import postgres from 'postgres';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { ownCompany, vendorCompany } from 'shared-kernel/server';
import type { ServerConfig } from './config';
import { createTestStorage } from './database/test-storage';
import { createServer, type StartOptions } from './start-server';

export const issuer = 'https://issuer.example';
export const audience = 'trustfold';
/** Maximum time to start a server in a test, in milliseconds. The first start compiles all commands. */
export const startTimeoutMs = 180_000;

const adminEmail = 'ada@example.com';

const companies: Partial<Record<PortalKey, string>> = {
  client: ownCompany.id,
  vendor: vendorCompany,
};

export interface TokenOptions {
  readonly claims?: JWTPayload;
  readonly privateKey?: CryptoKey;
  readonly expires?: string;
}

/** Creates a database in `TRUSTFOLD_TEST_DATABASE`, or an embedded one if the variable is not set. */
export async function createTestDatabase() {
  const given = process.env.TRUSTFOLD_TEST_DATABASE;
  if (given === undefined) return { databaseUrl: undefined, remove: () => Promise.resolve() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = postgres(given, { onnotice: () => undefined });
    await client.unsafe(statement);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const databaseUrl = Object.assign(new URL(given), { pathname: `/${name}` }).href;
  return { databaseUrl, remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Starts a server with the sample data and with users who can sign in. */
export async function startTestServer(
  options: StartOptions = {},
  more: Partial<ServerConfig> = {},
) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] };
  const { databaseUrl, remove } = await createTestDatabase();
  const server = await createServer(
    {
      databaseUrl,
      dataFolder: undefined,
      host: '127.0.0.1',
      port: 0,
      issuer,
      audience,
      keys,
      origins: ['https://product.example'],
      adminEmail,
      hasSample: true,
      maxRequestsPerMinute: 100_000,
      maxRequestsPerAddress: 100_000,
      proxies: [],
      ...more,
    },
    options,
  );

  const token = (
    sub: string,
    { claims, privateKey: key = privateKey, expires = '5m' }: TokenOptions = {},
  ) =>
    new SignJWT({ iss: issuer, aud: audience, sub, email: sub, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);

  async function headers(email: string, portal: PortalKey) {
    return { authorization: `Bearer ${await token(email)}`, 'trustfold-portal': portal };
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the answer, as in `inject`
  async function get<T = Record<string, unknown>>(email: string, portal: PortalKey, url: string) {
    const answer = await server.app.inject({ url, headers: await headers(email, portal) });
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      body: answer.json<T>(),
    };
  }

  let ids = 0;
  async function run(
    email: string,
    portal: PortalKey,
    command: string,
    input: unknown,
    extra: object = {},
  ) {
    const payload = { id: `command-${(ids += 1)}`, command, version: 1, input, ...extra };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/commands',
      headers: await headers(email, portal),
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }

  async function addPerson(id: string, portals: readonly PortalKey[]): Promise<string> {
    const email = `${id.toLowerCase()}@example.com`;
    const company = companies[portals[0] ?? 'admin'] ?? '';
    const person = { id: `PER-${id}`, name: `Person ${id}`, email, portals, company };
    const added = await run(adminEmail, 'admin', 'person.add', person);
    // If a test is repeated, the user already exists, so status 422 is accepted.
    if (![200, 422].includes(added.status)) throw new Error(JSON.stringify(added));
    return email;
  }

  async function stop() {
    await server.stop();
    await remove();
  }

  const storage = createTestStorage(server.workspace);
  return { ...server, storage, stop, adminEmail, token, headers, get, run, addPerson };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
