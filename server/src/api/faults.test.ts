import { newId, verifyLog } from 'shared-kernel/server';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, startTimeoutMs);
afterAll(() => server.stop());

const admin = (command: string, input: unknown, extra?: object) =>
  server.run(server.adminEmail, 'admin', command, input, extra);

const contract = (title: string) => ({ title, type: 'joint_venture', client: '', value: '' });

const entriesOf = async (action: string) =>
  (await server.storage.readLog()).entries.filter((entry) => entry.action === action);

it('[R149] the server refuses commands while the database cannot be reached, and runs them afterwards', async () => {
  const { database } = server.workspace;
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const spies = [
    jest.spyOn(database, 'transaction').mockRejectedValue(lost),
    jest.spyOn(database, 'execute').mockImplementation(() => {
      throw lost;
    }),
  ];
  const id = newId();
  const refused = await admin('contract.create', contract('Later'), { id });
  expect(refused).toMatchObject({ status: 503, body: { title: 'Try again' } });
  expect((await server.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await server.app.inject('/health/live')).statusCode).toBe(200);
  for (const spy of spies) spy.mockRestore();
  expect((await admin('contract.create', contract('Later'), { id })).status).toBe(200);
  expect((await server.app.inject('/health/ready')).statusCode).toBe(200);
});

it('[R149] a command that the database refuses does not affect commands that are stored with it', async () => {
  const { database } = server.workspace;
  const before = (await entriesOf('contract.create')).length;
  const transaction = database.transaction.bind(database);
  const failure = Object.assign(new Error('out of range'), { code: '22003' });
  let failures = 0;
  const spy = jest.spyOn(database, 'transaction').mockImplementation(async (work, config) => {
    // The first two transactions fail: the one for all waiting commands, and the one for the first command alone.
    if ((failures += 1) <= 2) throw failure;
    return transaction(work, config);
  });
  const titles = ['One', 'Two', 'Three'];
  const answers = await Promise.all(titles.map((one) => admin('contract.create', contract(one))));
  spy.mockRestore();
  expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0);
  const stored = answers.filter(({ status }) => status === 200).length;
  expect(answers.map(({ status }) => status)).toContain(500);
  expect((await entriesOf('contract.create')).length).toBe(before + stored);
  const { entries, head } = await server.storage.readLog();
  expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
});

it('[R149] waiting commands see the changes of earlier commands', async () => {
  const created = await admin('contract.create', contract('Shared'));
  const { id } = created.body.output as { id: string };
  const add = (name: string) =>
    admin('process.postMessage', { processId: 'PF-001', subject: name, message: id });
  const names = Array.from({ length: 12 }, (_, at) => `Message ${at} of ${id}`);
  const answers = await Promise.all(names.map(add));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const page = await server.get<{ records: { revision: number; record: object }[] }>(
    server.adminEmail,
    'admin',
    '/collections/processes?key=PF-001',
  );
  const text = JSON.stringify(page.body.records[0]?.record);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it('[R149] an audit entry has the time of the server, whatever the client’s clock says', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
  const id = newId();
  const from = new Date().toISOString();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/commands',
    headers: { ...(await server.headers(server.adminEmail, 'admin')), date: tomorrow },
    payload: { id, command: 'contract.create', version: 1, input: contract(id) },
  });
  expect(answer.statusCode).toBe(200);
  const entry = (await entriesOf('contract.create')).find(({ subject }) => subject.label === id);
  expect(entry?.at).toBeDefined();
  expect([from, entry?.at, new Date().toISOString()].toSorted()[1]).toBe(entry?.at);
});

const hostile = `'); DROP TABLE records; -- <img src=x onerror=alert(1)> \${1} $1 %s \\u0000`;

it('[R149] text with SQL and HTML in command inputs is stored unchanged', async () => {
  const texts = (name: string) => `${name} ${hostile}`;
  const inputs: Record<string, object> = {
    'contract.create': contract(texts('contract')),
    'process.postMessage': {
      processId: 'PF-002',
      subject: texts('subject'),
      message: texts('message'),
    },
    'person.add': {
      id: 'PER-hostile',
      name: texts('person'),
      email: 'hostile@example.com',
      portals: ['vendor'],
      company: texts('company'),
    },
    'transaction.create': {
      type: 'fiat',
      counterparty: 'Meridian Energy Partners',
      amount: 5,
      currency: 'USD',
      toCurrency: '',
      reference: texts('reference'),
    },
  };
  for (const [command, input] of Object.entries(inputs))
    expect([command, (await admin(command, input)).status]).toEqual([command, 200]);
  const found: string[] = [];
  for (const collection of ['contracts', 'processes', 'server.persons@1', 'transactions']) {
    const page = await server.get(server.adminEmail, 'admin', `/collections/${collection}`);
    found.push(JSON.stringify(page.body));
  }
  for (const name of ['contract', 'subject', 'message', 'person', 'company', 'reference'])
    expect(found.join('')).toContain(JSON.stringify(texts(name)).slice(1, -1));
});
