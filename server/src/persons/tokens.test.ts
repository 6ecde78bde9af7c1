import { generateKeyPair } from 'jose';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hasSample: false });
}, startTimeoutMs);
afterAll(() => server.stop());

async function statusWith(authorization: string | undefined, portal = 'admin'): Promise<number> {
  const headers = {
    'trustfold-portal': portal,
    ...(authorization !== undefined && { authorization }),
  };
  const answer = await server.app.inject({ url: '/me', headers });
  expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
  return answer.statusCode;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('[R143] the server rejects expired and forged tokens, and tokens of another issuer', async () => {
  const { token, adminEmail } = server;
  const { privateKey } = await generateKeyPair('ES256');
  const [header, payload, signature] = (await token(adminEmail)).split('.');
  const unsigned = `${encode({ alg: 'none' })}.${payload}.`;
  const refused = [
    undefined,
    'Bearer',
    'Basic YTpi',
    'Bearer a.b.c',
    `Bearer ${await token(adminEmail, { expires: '-5m' })}`,
    `Bearer ${await token(adminEmail, { privateKey })}`,
    `Bearer ${await token(adminEmail, { claims: { iss: 'https://other.example' } })}`,
    `Bearer ${await token(adminEmail, { claims: { aud: 'other' } })}`,
    `Bearer ${await token('stranger@example.com')}`,
    `Bearer ${await token('stranger', { claims: { email: adminEmail, email_verified: false } })}`,
    `Bearer ${unsigned}`,
    `Bearer ${unsigned}${signature}`,
    `Bearer ${header}.${encode({ sub: adminEmail, exp: 9_999_999_999 })}.${signature}`,
  ];
  for (const authorization of refused)
    expect([authorization, await statusWith(authorization)]).toEqual([authorization, 401]);
  expect(await statusWith(`Bearer ${await token(adminEmail)}`)).toBe(200);
});

it('[R143] the server rejects a token with a known email address but another subject', async () => {
  const { token, adminEmail } = server;
  expect(await statusWith(`Bearer ${await token(adminEmail)}`)).toBe(200);
  const other = await token('other-subject', { claims: { email: adminEmail } });
  expect(await statusWith(`Bearer ${other}`)).toBe(401);
});

it('[R143] the server rejects a portal that the user may not open, and a user of another company', async () => {
  const banker = await server.addPerson('banker', ['banking']);
  const authorization = `Bearer ${await server.token(banker)}`;
  expect(await statusWith(authorization, 'banking')).toBe(200);
  expect(await statusWith(authorization, 'law_firm')).toBe(403);
  expect(await statusWith(authorization, 'nonsense')).toBe(403);
  const stranger = { id: 'PER-other', name: 'Olga', email: 'olga@example.com' };
  const foreign = { ...stranger, portals: ['client'], company: 'CL-002' };
  expect(await server.run(server.adminEmail, 'admin', 'person.add', foreign)).toMatchObject({
    status: 200,
  });
  expect(await statusWith(`Bearer ${await server.token('olga@example.com')}`, 'client')).toBe(403);
});

it('[R143] a user with several portals gets the list of portals before choosing one', async () => {
  const both = await server.addPerson('of-both', ['banking', 'law_firm']);
  const authorization = `Bearer ${await server.token(both)}`;
  const me = async (headers: object) =>
    (
      await server.app.inject({ url: '/me', headers: { authorization, ...headers } })
    ).json<object>();
  const person = { email: both, portals: ['banking', 'law_firm'] };
  expect(await me({})).toMatchObject(person);
  expect(await me({})).not.toHaveProperty('portal');
  expect(await me({ 'trustfold-portal': 'law_firm' })).toMatchObject({
    ...person,
    portal: 'law_firm',
  });
});

it('[R143] the token of a removed user stops working', async () => {
  const lawyer = await server.addPerson('leaving', ['law_firm']);
  const authorization = `Bearer ${await server.token(lawyer)}`;
  expect(await statusWith(authorization, 'law_firm')).toBe(200);
  const removed = await server.run(server.adminEmail, 'admin', 'person.remove', {
    id: 'PER-leaving',
  });
  expect(removed).toMatchObject({ status: 200 });
  expect(await statusWith(authorization, 'law_firm')).toBe(401);
});

it('[R143] only administrators can add and remove users, and the last administrator cannot be removed', async () => {
  const lawyer = await server.addPerson('curious', ['law_firm']);
  const person = { id: 'PER-x', name: 'X', email: 'x@example.com', portals: ['admin'] };
  expect((await server.run(lawyer, 'law_firm', 'person.add', person)).status).toBe(403);
  expect(
    (await server.get(lawyer, 'law_firm', '/collections/server.persons@1')).body,
  ).toMatchObject({ records: [] });
  const me = await server.get<{ id: string }>(server.adminEmail, 'admin', '/me');
  const left = await server.run(server.adminEmail, 'admin', 'person.remove', { id: me.body.id });
  expect(left.status).toBe(422);
});
