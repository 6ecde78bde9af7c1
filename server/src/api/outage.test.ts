import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, verifyLog, type AuditEntry, type LogHead } from 'shared-kernel/server';
import { signIn, startDemoProcess } from '../demo/test-demo';
import { createTestDatabase, startTestServer, startTimeoutMs } from '../test-server';

const contract = (title: string) => ({ title, type: 'joint_venture', client: '', value: '' });

interface Request {
  readonly server: string;
  readonly headers: Record<string, string>;
}

async function send({ server, headers }: Request, id: string, title: string): Promise<number> {
  const answer = await fetch(`${server}/commands`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, command: 'contract.create', version: 1, input: contract(title) }),
  });
  return answer.status;
}

async function readAuditLog({ server, headers }: Request) {
  const entries: AuditEntry[] = [];
  let cursor = '';
  do {
    const answer = await fetch(`${server}/collections/auditEntries?cursor=${cursor}`, { headers });
    const page = (await answer.json()) as { records: { record: AuditEntry }[]; next?: string };
    entries.push(...page.records.map(({ record }) => record));
    cursor = page.next ?? '';
  } while (cursor !== '');
  const stream = await fetch(`${server}/changes?after=0`, { headers });
  let text = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (/^data: .*\n\n/m.test(text)) break;
  }
  const { head } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}') as { head?: LogHead };
  return { entries, head };
}

it(
  '[R149] if the server is killed while commands run, each command is stored once or not at all @deep',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trustfold-'));
    const { databaseUrl, remove } = await createTestDatabase();
    const environment = {
      TRUSTFOLD_DATA_FOLDER: folder,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
    const first = await startDemoProcess(environment);
    const { tokens } = await signIn(first.issuer, 'admin-1@demo.example');
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const request = { server: first.server, headers };
    const commands = Array.from({ length: 60 }, () => ({ id: newId(), title: newId() }));
    const attempts = commands.map(({ id, title }) =>
      send(request, id, title).catch(() => undefined),
    );
    await Promise.any(attempts);
    await first.stop('SIGKILL');
    const answered = (await Promise.all(attempts)).filter((status) => status === 200).length;
    expect(answered).toBeLessThan(commands.length);

    const portOf = (address: string) => new URL(address).port;
    const ports = { server: portOf(first.server), issuer: portOf(first.issuer) };
    const second = await startDemoProcess(environment, ports);
    try {
      const repeated = commands.map(({ id, title }) => send(request, id, title));
      expect(new Set(await Promise.all(repeated))).toEqual(new Set([200]));
      const { entries, head } = await readAuditLog(request);
      expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
      const titles = entries
        .filter(({ action }) => action === 'contract.create')
        .map(({ subject }) => subject.label);
      expect(titles.toSorted()).toEqual(commands.map(({ title }) => title).toSorted());
    } finally {
      await second.stop();
      await rm(folder, { recursive: true });
      await remove();
    }
  },
  2 * startTimeoutMs,
);

/** Starts a TCP proxy to the database, so that the test can interrupt the connection. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(Number(target.port), target.hostname);
    for (const one of [socket, other]) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => [socket, other].forEach((end) => end.destroy()));
    }
    socket.pipe(other).pipe(socket);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    restart: () => listen(port),
    async interrupt() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const { TRUSTFOLD_TEST_DATABASE: given = '' } = process.env;
// The test needs a PostgreSQL server, because an embedded database has no connection to interrupt.
const onPostgresql = given === '' ? describe.skip : describe;

/** Duration of the outage, in milliseconds. */
const outageMs = 10_000;

onPostgresql('a server with PostgreSQL', () => {
  it(
    '[R149] commands and event streams work again after ten seconds without a database @deep',
    async () => {
      const { databaseUrl = '', remove } = await createTestDatabase();
      const proxy = await startProxy(new URL(databaseUrl));
      const { href } = Object.assign(new URL(databaseUrl), { port: String(proxy.port) });
      const server = await startTestServer({ heartbeatMs: 600_000 }, { databaseUrl: href });
      const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
      const headers = await server.headers(server.adminEmail, 'admin');
      const request = { server: address, headers };
      expect(await send(request, newId(), 'Before')).toBe(200);
      const stream = await fetch(`${address}/changes`, { headers });
      const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader();

      await proxy.interrupt();
      const [id, began] = [newId(), Date.now()];
      const during: number[] = [];
      while (Date.now() - began < outageMs) during.push(await send(request, id, 'During'));
      expect(new Set(during)).toEqual(new Set([503]));
      await proxy.restart();
      let status = 503;
      while (status === 503) status = await send(request, id, 'During');
      expect(status).toBe(200);
      let text = '';
      while (!text.includes('"contracts"')) text += (await events?.read())?.value ?? '';
      const { entries, head } = await server.storage.readLog();
      expect(entries.filter(({ subject }) => subject.label === 'During')).toHaveLength(1);
      expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
      await server.stop();
      await proxy.interrupt();
      await remove();
    },
    startTimeoutMs,
  );
});
