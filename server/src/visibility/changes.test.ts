import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { ownCompany } from 'shared-kernel/server';

let server: TestServer;
let address = '';
beforeAll(async () => {
  server = await startTestServer({ heartbeatMs: 100 });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
}, startTimeoutMs);
afterAll(() => server.stop());

interface Changes {
  readonly revision: number;
  readonly changed?: readonly { readonly collection: string; readonly key: string }[];
}

/** Opens the event stream. `next` waits for the next event and returns `undefined` at the end of the stream. */
async function open(email: string, portal: PortalKey, after?: number, lastEventId?: string) {
  const ended = new AbortController();
  const query = after === undefined ? '' : `?after=${after}`;
  const headers = {
    ...(await server.headers(email, portal)),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const answer = await fetch(`${address}/changes${query}`, { headers, signal: ended.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<Changes | undefined> {
    for (;;) {
      const [, data] = /data: (.*)\n\n/.exec(text) ?? [];
      if (data !== undefined) {
        text = text.slice(text.indexOf(data) + data.length);
        return JSON.parse(data) as Changes;
      }
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return undefined;
      text += value;
    }
  }
  return { status: answer.status, next, close: () => ended.abort() };
}

const create = (title: string, client: string) =>
  server.run(server.adminEmail, 'admin', 'contract.create', {
    title,
    type: 'joint_venture',
    client,
    value: '',
  });

const contractsIn = (changes: Changes | undefined) =>
  changes?.changed?.filter(({ collection }) => collection === 'contracts').length;

it('[R146] the server sends a change to other users, but omits records that their portal may not see', async () => {
  const [bank, client] = [
    await server.addPerson('watching', ['banking']),
    await server.addPerson('customer', ['client']),
  ];
  // Both users sign in before the test, because event streams would report the first sign-in as a change.
  for (const [email, portal] of [
    [bank, 'banking'],
    [client, 'client'],
  ] as const)
    await server.get(email, portal, '/me');
  const streams = [await open(bank, 'banking'), await open(client, 'client')] as const;
  await create('Of nobody', '');
  expect(contractsIn(await streams[0].next())).toBe(1);
  expect(contractsIn(await streams[1].next())).toBe(0);
  await create('Of the client', ownCompany.name);
  expect(contractsIn(await streams[0].next())).toBe(1);
  expect(contractsIn(await streams[1].next())).toBe(1);
  for (const { close } of streams) close();
});

it('[R146] an event stream continues after the given revision, or requests a full reload if the revision is unknown', async () => {
  const { body } = await create('Missed', '');
  const revision = Number(body.revision);
  const missed = await open(server.adminEmail, 'admin', revision - 1);
  expect(await missed.next()).toMatchObject({ revision, changed: expect.any(Array) as unknown });
  missed.close();
  const unknown = await open(server.adminEmail, 'admin', 999_999);
  const changes = await unknown.next();
  expect(changes).toMatchObject({ revision });
  expect(changes?.changed).toBeUndefined();
  unknown.close();
});

it('[R146, R149] an event stream that is opened again sends all changes since its last event', async () => {
  const first = await open(server.adminEmail, 'admin');
  await create('Seen', '');
  const seen = await first.next();
  first.close();
  const ids = [await create('Missed one', ''), await create('Missed two', '')].map(
    ({ body }) => (body.output as { id: string }).id,
  );
  const again = await open(server.adminEmail, 'admin', undefined, String(seen?.revision));
  const keys = (await again.next())?.changed?.map(({ key }) => key);
  again.close();
  expect(keys).toEqual(expect.arrayContaining(ids));
});

it('[R143, R146] the event stream of a removed user is closed', async () => {
  const leaving = await server.addPerson('leaving', ['law_firm']);
  const stream = await open(leaving, 'law_firm');
  await server.run(server.adminEmail, 'admin', 'person.remove', { id: 'PER-leaving' });
  let changes = await stream.next();
  while (changes) changes = await stream.next();
  expect(changes).toBeUndefined();
  expect((await open(leaving, 'law_firm')).status).toBe(401);
});
