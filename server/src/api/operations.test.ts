import { once } from 'node:events';
import { connect } from 'node:net';
import { newId } from 'shared-kernel/server';
import { readConfig } from '../config';
import { audience, issuer, startTestServer, startTimeoutMs, type TestServer } from '../test-server';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  server = await startTestServer(
    { log },
    { hasSample: false, maxRequestsPerMinute: 40, maxRequestsPerAddress: 200 },
  );
}, startTimeoutMs);
afterAll(() => server.stop());

it('[R147] the health endpoints report that the server is live and ready', async () => {
  expect((await server.app.inject('/health/live')).json()).toEqual({ status: 'live' });
  expect((await server.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});

it('[R147] the server allows cross-origin requests only from the configured origins', async () => {
  const allowed = async (origin: string) =>
    (await server.app.inject({ url: '/health/live', headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await allowed('https://product.example')).toBe('https://product.example');
  expect(await allowed('https://other.example')).toBeUndefined();
  expect(await allowed('null')).toBeUndefined();
});

it('[R147] the server reports errors as problem details, without internal details', async () => {
  const answer = await server.app.inject('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const signedIn = await server.headers(server.adminEmail, 'admin');
  const headers = { ...signedIn, 'content-type': 'application/json' };
  const broken = await server.app.inject({
    method: 'POST',
    url: '/commands',
    headers,
    payload: '{',
  });
  expect(broken.json()).toEqual({ type: 'about:blank', title: 'Not valid', status: 400 });
  const large = {
    method: 'POST',
    url: '/commands',
    headers,
    payload: JSON.stringify('x'.repeat(2_000_000)),
  } as const;
  expect((await server.app.inject(large)).statusCode).toBe(413);
});

it('[R147] the OpenAPI description contains the input of each command', async () => {
  const { paths, components } = (await server.app.inject('/openapi.json')).json<{
    paths: object;
    components: { schemas: Record<string, object> };
  }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/collections/{name}', '/changes', '/commands', '/files']),
  );
  expect(components.schemas['contract.create.v1']).toMatchObject({
    type: 'object',
    properties: { title: { type: 'string' } },
  });
});

it('[R147] the server logs each request without personal data', async () => {
  lines.length = 0;
  await server.get(server.adminEmail, 'admin', '/collections/clients?key=SECRET-KEY');
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    route: '/collections/:name',
    status: 200,
  });
  expect(lines.join('')).not.toMatch(/ada|SECRET-KEY|Bearer|127\.0\.0\.1/);
});

const statusesOf = async (count: number, headers: () => Promise<Record<string, string>>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1)
    statuses.push((await server.app.inject({ url: '/me', headers: await headers() })).statusCode);
  return statuses;
};

it('[R147] the server limits the requests of a user, even if each request has a new token', async () => {
  const person = await server.addPerson('hurried', ['banking']);
  const own = async () => ({ authorization: `Bearer ${await server.token(person)}` });
  const statuses = await statusesOf(45, own);
  expect(statuses).toEqual([...Array<number>(40).fill(200), ...Array<number>(5).fill(429)]);
  // The request limit of one user does not affect other users.
  expect((await server.get(server.adminEmail, 'admin', '/me')).status).toBe(200);
});

it('[R172, R147] a visitor can run only public commands, and only a limited number of them', async () => {
  const form = { name: 'A. Visitor', email: 'a@visitor.example', company: 'Visitor Ltd' };
  const demo = { ...form, date: '2199-01-01', time: '10:30', instant: '2199-01-01T09:30:00.000Z' };
  const send = async (command: string, input: object, id: string = newId()) => {
    const payload = { id, command, version: 1, input };
    return server.app.inject({ method: 'POST', url: '/visitors/commands', payload });
  };
  const id = newId();
  const [first, again] = [
    await send('demo.request', demo, id),
    await send('demo.request', demo, id),
  ];
  expect(first.json()).toMatchObject({ output: demo });
  expect(again.json()).toEqual(first.json());
  expect(await server.storage.load('demoRequests')).toMatchObject([{ record: demo }]);
  const { entries } = await server.storage.readLog();
  expect(entries.at(-1)).toMatchObject({ action: 'demo.request', actor: 'Visitor' });
  expect((await send('demo.request', { ...demo, email: 'x' })).statusCode).toBe(400);
  for (const command of ['profile.save', 'notification.markAllRead', 'person.add'])
    expect((await send(command, {})).statusCode).toBe(401);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1)
    statuses.push((await send('demo.request', { ...demo, name: `${at}` })).statusCode);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

it('[R147] the server limits the requests from an IP address, even if each request has a new token', async () => {
  const forged = () => Promise.resolve({ authorization: `Bearer ${newId()}` });
  const statuses = await statusesOf(205, forged);
  expect(statuses.at(0)).toBe(401);
  expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
});

it('[R147] the server stops even if a client keeps an idle connection open', async () => {
  const stopping = await startTestServer({ maxDrainMs: 0 }, { hasSample: false });
  const { port } = new URL(await stopping.app.listen({ host: '127.0.0.1', port: 0 }));
  const connection = connect(Number(port), '127.0.0.1');
  await once(connection, 'connect');
  const closed = once(connection, 'close');
  await stopping.stop();
  await expect(closed).resolves.toEqual([false]);
});

describe('the configuration', () => {
  const environment = {
    TRUSTFOLD_ISSUER: issuer,
    TRUSTFOLD_AUDIENCE: audience,
    TRUSTFOLD_KEYS_URL: 'https://issuer.example/keys',
  };

  it('[R147] the configuration has no default values for sign-in and secrets', () => {
    expect(() => readConfig({})).toThrow(
      /TRUSTFOLD_ISSUER.*TRUSTFOLD_AUDIENCE.*TRUSTFOLD_KEYS_URL/s,
    );
    expect(readConfig(environment)).toMatchObject({
      host: '127.0.0.1',
      port: 4400,
      origins: [],
      hasSample: false,
    });
  });

  it('[R147] the configuration rejects a wildcard origin and an identity provider without HTTPS', () => {
    expect(() =>
      readConfig({ ...environment, TRUSTFOLD_KEYS_URL: 'http://issuer.example/keys' }),
    ).toThrow(/https/);
    expect(() => readConfig({ ...environment, TRUSTFOLD_ORIGINS: '*' })).toThrow(
      /TRUSTFOLD_ORIGINS/,
    );
  });
});
