import { newId, verifyLog } from 'shared-kernel/server';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';
import { maxFileBytes } from './routes';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, startTimeoutMs);
afterAll(() => server.stop());

const admin = (command: string, input: unknown, extra?: object) =>
  server.run(server.adminEmail, 'admin', command, input, extra);

const contract = (title: string) => ({ title, type: 'joint_venture', client: '', value: '' });

async function create(command: string, input: object): Promise<string> {
  const { status, body } = await admin(command, input);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { output: { id: expect.any(String) as unknown } },
  });
  return (body.output as { readonly id: string }).id;
}

async function titlesOf(...ids: readonly string[]) {
  const keys = ids.map((id) => ({ key: id }));
  const query = keys.map(({ key }) => `key=${key}`).join('&');
  const page = await server.get<{ records: { revision: number; record: { title: string } }[] }>(
    server.adminEmail,
    'admin',
    `/collections/contracts?${query}`,
  );
  return page.body.records.map(({ record }) => record.title);
}

const logOf = async (action: string) => {
  const { entries, head } = await server.storage.readLog();
  return { entries: entries.filter((entry) => entry.action === action), all: entries, head };
};

describe('a command', () => {
  it('[R142] a command stores its records and one audit entry with the user, and the audit log can be verified', async () => {
    expect(await admin('contract.create', contract('Shared'))).toMatchObject({ status: 200 });
    const { entries, all, head } = await logOf('contract.create');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actor: server.adminEmail, portal: 'admin' });
    expect(entries[0]?.personId).toMatch(/^PER-/);
    expect(await verifyLog(all, head)).toMatchObject({ status: 'verified', head });
  });

  it('[R142] a command that is sent twice, even at the same time, is applied only once', async () => {
    const before = (await logOf('contract.create')).entries.length;
    const id = newId();
    const send = () => admin('contract.create', contract('Once'), { id });
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = answers.map(({ body }) => body);
    for (const other of others) expect(other).toEqual(first);
    expect((await logOf('contract.create')).entries).toHaveLength(before + 1);
  });

  it('[R142] a command is refused if its id was used for another command', async () => {
    const id = newId();
    await admin('contract.create', contract('First'), { id });
    const other = await admin('contract.create', contract('Other'), { id });
    expect(other.status).toBe(422);
  });

  it('[R142] a command is refused if its id or version is unknown', async () => {
    expect((await admin('contract.unknown', {})).status).toBe(404);
    expect((await admin('contract.create', contract('V2'), { version: 2 })).status).toBe(404);
  });

  it('[R142] a refused command names the invalid fields of its input', async () => {
    const { status, body } = await admin('contract.create', { ...contract('x'), title: 5 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 400, issues: [{ field: 'title' }] });
  });

  it('[R142] a command for an outdated revision is refused, and the response contains the current record', async () => {
    const id = await create('contract.create', contract('Current'));
    const expected = [{ collection: 'contracts', key: id, revision: 7 }];
    const { status, body } = await admin('contract.waive', { id, reason: 'Old' }, { expected });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      collection: 'contracts',
      key: id,
      current: { revision: 1, record: { title: 'Current' } },
    });
  });

  it('[R142] a command stores text with SQL and HTML unchanged, and refuses text that cannot be stored', async () => {
    const text = `'); DROP TABLE records; -- <script>alert(1)</script> $1 \\u0000 {"$upload":"x"}`;
    const id = await create('contract.create', contract(text));
    expect(await titlesOf(id)).toEqual([text]);
    expect((await admin('contract.create', contract('a\u0000b'))).status).toBe(400);
    expect((await admin('contract.create', contract('a\ud800b'))).status).toBe(400);
  });

  it('[R142] concurrent commands are neither lost nor applied twice, and the audit log can be verified', async () => {
    const before = (await logOf('contract.create')).entries.length;
    const all = Array.from({ length: 20 }, (_, at) =>
      admin('contract.create', contract(`Many ${at}`)),
    );
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
    const { entries, all: log, head } = await logOf('contract.create');
    expect(entries).toHaveLength(before + 20);
    expect(await verifyLog(log, head)).toMatchObject({ status: 'verified' });
  });
});

describe('a payment', () => {
  const payment = (reference: string) => ({
    type: 'fiat',
    counterparty: 'Meridian Energy Partners',
    amount: 5,
    currency: 'USD',
    toCurrency: '',
    reference,
  });

  it('[R144] a payment is approved only once if two users approve it at the same time', async () => {
    const id = await create('transaction.create', payment(newId()));
    const [one, other] = [
      await server.addPerson('bank-1', ['banking']),
      await server.addPerson('bank-2', ['banking']),
    ];
    const answers = await Promise.all(
      [one, other].map((email) => server.run(email, 'banking', 'transaction.approve', { id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('[R144] a user with two portals cannot sign off a payment twice', async () => {
    const id = await create('transaction.create', payment(newId()));
    const both = await server.addPerson('both', ['banking', 'law_firm']);
    const lawyer = await server.addPerson('lawyer', ['law_firm']);
    const approve = (email: string, portal: 'banking' | 'law_firm') =>
      server.run(email, portal, 'transaction.approve', { id });
    expect((await approve(both, 'banking')).status).toBe(200);
    expect(await approve(both, 'law_firm')).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('Another person') as unknown },
    });
    expect((await approve(lawyer, 'law_firm')).status).toBe(200);
  });
});

describe('a file', () => {
  async function upload(bytes: Buffer) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/files',
      headers: {
        ...(await server.headers(server.adminEmail, 'admin')),
        'content-type': 'application/octet-stream',
      },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json<{ $upload: string }>() };
  }

  it('[R145] a file is uploaded, attached by a command and downloaded unchanged', async () => {
    const id = await create('contract.create', contract('With a file'));
    const bytes = Buffer.from(createOnePagePdf('Figures'));
    const { status, body } = await upload(bytes);
    expect(status).toBe(201);
    const file = { name: 'figures.pdf', bytes: body };
    const attached = await admin('contract.attachDocument', { id, type: 'exhibit', file });
    expect(attached).toMatchObject({ status: 200 });
    const page = await server.get<{
      records: { record: { id: string; name: string; size: number } }[];
    }>(server.adminEmail, 'admin', '/collections/files');
    const stored = page.body.records.find(({ record }) => record.name === 'figures.pdf')?.record;
    expect(stored).toMatchObject({ size: bytes.length });
    const download = await server.app.inject({
      url: `/files/${stored?.id ?? ''}`,
      headers: await server.headers(server.adminEmail, 'admin'),
    });
    expect(download.rawPayload.equals(bytes)).toBe(true);
    // An upload can be used by only one command.
    expect((await admin('contract.attachDocument', { id, type: 'exhibit', file })).status).toBe(
      400,
    );
  });

  it('[R145] a conflict about a file does not contain its bytes, and too many keys are refused', async () => {
    const page = await server.get<{ records: { record: { id: string } }[] }>(
      server.adminEmail,
      'admin',
      '/collections/files',
    );
    const key = page.body.records[0]?.record.id ?? '';
    const [headers, input] = [
      await server.headers(server.adminEmail, 'admin'),
      contract('With a conflict'),
    ];
    const expected = [{ collection: 'files', key, revision: 0 }];
    const refused = await server.app.inject({
      method: 'POST',
      url: '/commands',
      headers,
      payload: { id: newId(), command: 'contract.create', version: 1, input, expected },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ current: { record: { id: key } } });
    expect(refused.json()).not.toHaveProperty('current.record.bytes');
    const keys = Array.from({ length: 21 }, (_, at) => `key=F-${at}`).join('&');
    const many = await server.get(server.adminEmail, 'admin', `/collections/files?${keys}`);
    expect(many.status).toBe(400);
  });

  it('[R145] a file of more than 25 MB is refused', async () => {
    expect((await upload(Buffer.alloc(maxFileBytes + 1))).status).toBe(413);
    expect((await upload(Buffer.alloc(1024))).status).toBe(201);
  });
});
