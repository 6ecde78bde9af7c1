import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  defineCollection,
  defineCommand,
  originalSampleTime,
  verifyLog,
  type Command,
} from 'shared-kernel/workspace';
import {
  createSharedWorkspace,
  exportEvidencePack,
  exportQuarantine,
  exportWorkspace,
  resetWorkspace,
  createTestSession,
  type Workspace,
} from 'shared-kernel/testing';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import * as v from 'valibot';
import { verifyAuditLog } from '../../host/src/dashboard/overview/commands/verify-audit-log';
import { executeServerCommand } from './commands/execute-command';
import { commandRegistry } from './commands/registry';
import { startTestServer, startTimeoutMs, type TestServer } from './test-server';

const dayMs = 24 * 60 * 60 * 1000;
/** The clock of the server is one day ahead of the clocks of the clients. */
let daysAhead = 1;
const serverNow = () => new Date(Date.now() + daysAhead * dayMs);

let server: TestServer;
let address = '';
const opened: Workspace[] = [];
const page = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** Simulated network of all pages. With `isDown`, requests fail. With `losesResponses`, the responses of commands are lost. */
const network = {
  isDown: false,
  losesResponses: false,
  commands: 0,
  streams: new Set<AbortController>(),
};
const realFetch = globalThis.fetch;

async function fetchOnNetwork(url: string, options: RequestInit): Promise<Response> {
  if (network.isDown) throw new TypeError('Failed to fetch');
  const isStream = url.endsWith('/changes');
  const cut = new AbortController();
  options.signal?.addEventListener('abort', () => cut.abort());
  const response = await realFetch(url, { ...options, signal: cut.signal });
  if (isStream) network.streams.add(cut);
  if (!url.endsWith('/commands') || options.method !== 'POST') return response;
  network.commands += 1;
  await response.clone().text();
  if (network.losesResponses) throw new TypeError('Failed to fetch');
  return response;
}

function cutStreams(): void {
  for (const stream of network.streams) stream.abort();
  network.streams.clear();
}

beforeAll(async () => {
  server = await startTestServer({ heartbeatMs: 200, now: serverNow });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  Object.assign(globalThis, { window: page, fetch: fetchOnNetwork });
}, startTimeoutMs);
afterEach(() => Object.assign(network, { isDown: false, losesResponses: false }));
afterAll(async () => {
  for (const workspace of opened) workspace.close();
  await server.stop();
  Object.assign(globalThis, { fetch: realFetch });
  Reflect.deleteProperty(globalThis, 'window');
});

async function openPage(id: string, portal: PortalKey) {
  const email = await server.addPerson(id, [portal]);
  const { authorization } = await server.headers(email, portal);
  const { body: person } = await server.get<{ name: string; id: string }>(email, portal, '/me');
  const workspace = createSharedWorkspace({
    address,
    person: { email, portals: [portal], company: '', ...person },
    accessToken: () => Promise.resolve(authorization.replace('Bearer ', '')),
  }).ofPortal?.(portal);
  if (!workspace) throw new Error('The workspace has no portals.');
  opened.push(workspace);
  const session = createTestSession(portal);
  const { source } = workspace;
  const titles = async () => (await source.list('contracts')).map(({ title }) => title);
  const run = (command: string, input: object) => workspace.run(commandOf(command), input, session);
  const entryOf = async (action: string) =>
    (await source.find('auditEntries', 'at', { descending: true })).find(
      (entry) => entry.action === action,
    );
  return { entryOf, email, workspace, source, session, person, titles, run };
}

function commandOf(id: string): Command {
  const command = commandRegistry.get(`${id}.v1`);
  if (!command) throw new Error(`The server has no command ${id}.`);
  return command;
}

const contract = (title: string) => ({ title, type: 'joint_venture', client: '', value: '' });

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function eventually(check: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await check()) return true;
    await pause(20);
  }
  return false;
}

async function done<R extends { readonly status: string }>(run: Promise<R>) {
  const result = await run;
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result as Extract<R, { readonly status: 'done' }>;
}

const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

it('[R151] a page shows its own change at once, and a page of another portal shows it a moment later', async () => {
  const [admin, bank] = [await openPage('one', 'admin'), await openPage('two', 'banking')];
  expect(await bank.titles()).not.toContain('Shared');
  await admin.titles();
  const result = await admin.run('contract.create', contract('Shared'));
  expect(result).toMatchObject({ status: 'done', undo: undefined });
  expect(admin.session.toasts.map(({ action }) => action)).toEqual([undefined]);
  expect(admin.source.peek('contracts')?.map(({ title }) => title)).toContain('Shared');
  expect(await eventually(async () => (await bank.titles()).includes('Shared'))).toBe(true);
});

it('[R151] the client portal shows only the records of its company, and cannot verify the audit log', async () => {
  const client = await openPage('client', 'client');
  const admin = await openPage('reader', 'admin');
  const shown = await client.source.list('contracts');
  const all = await admin.source.list('contracts');
  expect(shown.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(shown.length);
  const [first] = all;
  expect(await admin.source.get('contracts', first?.id ?? '')).toMatchObject({ record: first });
  const found = await admin.source.find('transactions', 'timestamp', {
    descending: true,
    limit: 2,
  });
  const latest = (await admin.source.list('transactions')).map(({ timestamp }) => timestamp);
  expect(found.map(({ timestamp }) => timestamp)).toEqual(
    latest.toSorted().toReversed().slice(0, 2),
  );
  const { entries, head } = await admin.source.readLog();
  expect(await verifyLog(entries, head)).toMatchObject({ status: 'verified' });
  await expect(client.source.readLog()).rejects.toThrow('Only portals that see all records');
});

it('[R151] a page uploads a file before its command, and reads it unchanged', async () => {
  const { source, run } = await openPage('uploader', 'admin');
  const bytes = createOnePagePdf('Deed');
  await run('contract.create', contract('With a file'));
  const made = (await source.list('contracts')).find(({ title }) => title === 'With a file');
  const file = { name: 'deed.pdf', bytes };
  const result = await run('contract.attachDocument', {
    id: made?.id,
    type: 'exhibit',
    file,
  });
  expect(result).toMatchObject({ status: 'done' });
  const attached = (await source.list('contracts')).find(({ id }) => id === made?.id);
  const document = attached?.documents.at(-1);
  const stored = await source.get('files', document?.id ?? '');
  expect(stored?.record.bytes).toEqual(new Uint8Array(bytes));
});

it('[R152] a command whose response is lost is applied only once, even if the user repeats it', async () => {
  const { run, session, titles } = await openPage('retrying', 'admin');
  network.losesResponses = true;
  const before = network.commands;
  const lost = await run('contract.create', contract('Only once'));
  expect(lost).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
  expect(network.commands - before).toBe(3);
  expect(session.toasts).toEqual([
    expect.objectContaining({
      title: 'Not saved',
      description: 'The server cannot be reached. Try again.',
    }),
  ]);
  network.losesResponses = false;
  expect(await run('contract.create', contract('Only once'))).toMatchObject({ status: 'done' });
  expect(count(await titles(), 'Only once')).toBe(1);
  // A new command with the same input runs again. Only a command with the same id counts as a retry.
  expect(await run('contract.create', contract('Only once'))).toMatchObject({ status: 'done' });
  expect(count(await titles(), 'Only once')).toBe(2);
});

it('[R152] an interrupted event stream opens again and misses no change', async () => {
  const [admin, law] = [await openPage('cutting', 'admin'), await openPage('cut', 'law_firm')];
  await law.titles();
  cutStreams();
  await admin.run('contract.create', contract('While cut'));
  expect(await eventually(async () => (await law.titles()).includes('While cut'))).toBe(true);
});

it('[R152] cached records stay visible and commands fail while the page is offline, and it recovers automatically', async () => {
  const [admin, bank] = [await openPage('staying', 'admin'), await openPage('leaving', 'banking')];
  const before = await bank.titles();
  await admin.titles();
  const isRead = jest.fn();
  const { queryClient } = bank.source;
  network.isDown = true;
  cutStreams();
  const read = bank.source.list('clients').then(isRead);
  await expect(read).rejects.toThrow('The server cannot be reached.');
  expect(await bank.titles()).toEqual(before);
  expect(bank.source.status()).toMatchObject({ durability: 'durable' });
  expect(await bank.run('notification.markAllRead', {})).toMatchObject({ status: 'failed' });
  network.isDown = false;
  await admin.run('contract.create', contract('While offline'));
  expect(await eventually(async () => (await bank.titles()).includes('While offline'))).toBe(true);
  expect((await bank.source.list('clients')).length).toBeGreaterThan(0);
  expect(queryClient.isFetching()).toBe(0);
});

it('[R153] if two users change a record at the same time, one change is refused with the reason', async () => {
  const [ada, ben] = [await openPage('ada', 'admin'), await openPage('ben', 'admin')];
  await ada.run('contract.create', contract('Contested'));
  expect(await eventually(async () => (await ben.titles()).includes('Contested'))).toBe(true);
  const { id } = (await ben.source.list('contracts')).find(
    ({ title }) => title === 'Contested',
  ) ?? { id: '' };
  await ada.titles();
  const document = {
    id,
    type: 'exhibit',
    file: { name: 'deed.pdf', bytes: createOnePagePdf('Deed') },
  };
  const [one, other] = await Promise.all([
    ada.run('contract.attachDocument', document),
    ben.run('contract.attachDocument', document),
  ]);
  expect([one.status, other.status].toSorted()).toEqual(['done', 'failed']);
  const refused = one.status === 'failed' ? ada : ben;
  expect(refused.session.toasts.at(-1)).toMatchObject({
    title: 'Not saved',
    description: 'This record was changed elsewhere. Your change was not saved.',
  });
});

it('[R153] records and audit entries contain the signed-in user and the time of the server', async () => {
  const { run, source, person } = await openPage('actor', 'admin');
  await run('contract.create', contract('Dated'));
  const [entry] = await source.find('auditEntries', 'at', { descending: true, limit: 1 });
  expect(entry).toMatchObject({ actor: person.name, personId: person.id });
  expect(Date.parse(entry?.at ?? originalSampleTime)).toBeGreaterThan(Date.now() + dayMs / 2);
});

it('[R161] the audit log records when a user opens a portal or signs out, with the time of the server', async () => {
  const { run, source, session, person } = await openPage('entering', 'law_firm');
  const all = [
    await run('session.signIn', { browser: 'Firefox on Linux' }),
    await run('session.signOut', {}),
  ];
  expect(all.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(session.toasts).toEqual([]);
  const entries = await source.find('auditEntries', 'at', { descending: true, limit: 2 });
  expect(entries.map(({ label }) => label)).toEqual(['Signed out', 'Signed in']);
  for (const entry of entries) {
    expect(entry).toMatchObject({ personId: person.id, actor: person.name, portal: 'law_firm' });
    expect(Date.parse(entry.at)).toBeGreaterThan(Date.now() + dayMs / 2);
  }
});

it('[R162] each deadline missed by the server’s clock raises one notification', async () => {
  const [one, other] = [await openPage('due-1', 'admin'), await openPage('due-2', 'banking')];
  const titles = async () => (await one.source.list('notifications')).map(({ title }) => title);
  await one.run('notification.raiseDue', {});
  expect(await titles()).not.toContain('Milestone overdue');
  daysAhead += 60;
  for (const { run } of [one, other])
    expect(await run('notification.raiseDue', {})).toMatchObject({ status: 'done' });
  daysAhead -= 60;
  const raised = (await one.source.list('notifications')).filter(
    ({ title }) => title === 'Milestone overdue',
  );
  expect(raised.length).toBeGreaterThan(0);
  expect(new Set(raised.map(({ message }) => message)).size).toBe(raised.length);
  for (const { timestamp } of raised)
    expect(Date.parse(timestamp)).toBeGreaterThan(Date.now() + 30 * dayMs);
});

it('[R163] every portal shows the same dates, because pages load the creation time of the workspace', async () => {
  const pages = [await openPage('reads-day', 'admin'), await openPage('reads-day-too', 'client')];
  const created = await server.storage.sampleMoment();
  for (const { source } of pages) expect(await source.sampleMoment()).toBe(created);
  expect(await pages[0]?.workspace.server?.hasSample()).toBe(true);
  expect(Date.parse(created)).toBeGreaterThan(Date.now() + dayMs / 2);
});

it.each([
  ['workspace', exportWorkspace, {}, 'Exported'],
  ['damaged records', exportQuarantine, {}, 'The damaged records were exported.'],
  [
    'evidence pack',
    exportEvidencePack,
    { kind: 'client', id: 'CL-001' },
    'Exported \\d+ files with digest',
  ],
])(
  '[R164] the browser creates the export of the %s, and the server adds its audit entry',
  async (_what, command: Command, input, note) => {
    const { workspace, session, entryOf, person } = await openPage('exporter', 'admin');
    const result = await workspace.run(command, input, session);
    expect(result).toMatchObject({ status: 'done', output: { file: expect.any(Blob) as Blob } });
    expect(await entryOf(command.id)).toMatchObject({
      label: command.label,
      personId: person.id,
      note: expect.stringMatching(note) as string,
    });
  },
);

it('[R164] the browser verifies the audit log, and the server stores the notification about it', async () => {
  const { workspace, session, source, entryOf, person } = await openPage('verifier', 'regulator');
  const countEntries = async () => (await source.list('auditEntries')).length;
  const before = await countEntries();
  const { verdict } = (await done(workspace.run(verifyAuditLog, {}, session))).output;
  expect(verdict.status).toBe('verified');
  expect(await countEntries()).toBe(before);
  session.preferences.write({ auditSimulationResults: true });
  await done(workspace.run(verifyAuditLog, {}, session));
  expect(await entryOf('audit.verify')).toMatchObject({ personId: person.id });
  const stored = (await source.list('notifications')).find(
    ({ title }) => title === 'Audit log verified',
  );
  expect(stored?.portal).toBe('regulator');
  expect(stored?.message).toMatch(/^The log is verified through entry \d+\.$/);
});

it('[R164] an export from a company portal contains only the records that are visible in this portal', async () => {
  const { workspace, session, source } = await openPage('exports-own', 'client');
  const result = await workspace.run(exportWorkspace, {}, session);
  if (result.status !== 'done') throw new Error('The workspace was not exported.');
  const compressed = result.output.file.stream().pipeThrough(new DecompressionStream('gzip'));
  const lines = (await new Response(compressed).text()).split('\n');
  const contracts = lines.filter((line) => line.startsWith('["contracts",'));
  expect(contracts).toHaveLength((await source.list('contracts')).length);
  expect(lines[0]).toContain(`"sampleMoment":"${await source.sampleMoment()}"`);
});

it('[R164] the export contains the records of remotes, but not the people stored on the server', async () => {
  const schema = v.object({ id: v.string(), text: v.string() });
  const notes = defineCollection({ name: 'invoices.notes', version: 1, schema });
  const addNote = defineCommand({
    ...{ id: 'note.add', label: 'Added a note', actor: 'Trustfold', permission: 'own' },
    input: schema,
    apply: (transaction, note) => transaction.add(notes, note),
  });
  const id = `NOTE-${Date.now()}`;
  await executeServerCommand(server.workspace, addNote, { id, text: 'Call the bank' });
  const { workspace, session } = await openPage('exports-notes', 'admin');
  const { output } = await done(workspace.run(exportWorkspace, {}, session));
  const compressed = output.file.stream().pipeThrough(new DecompressionStream('gzip'));
  const text = await new Response(compressed).text();
  expect(text).toContain(`["invoices.notes@1",{"id":"${id}","text":"Call the bank"}]`);
  expect(text).not.toContain('["server.persons@1",');
});

it('[R172] a visitor can request a demo without signing in', async () => {
  const connection = { address, person: undefined, accessToken: () => Promise.reject(new Error()) };
  const workspace = createSharedWorkspace(connection);
  opened.push(workspace);
  const visitor = { ...createTestSession(), portal: undefined };
  const form = { name: 'A. Visitor', email: 'a@visitor.example', company: 'Visitor Ltd' };
  const input = { ...form, date: '2199-01-01', time: '10:30' };
  expect(await workspace.run(commandOf('demo.request'), input, visitor)).toMatchObject({
    status: 'done',
    output: input,
  });
  const { source, entryOf } = await openPage('reads-demos', 'admin');
  expect(await source.list('demoRequests')).toContainEqual(expect.objectContaining(input));
  expect(await entryOf('demo.request')).toMatchObject({ actor: 'Visitor' });
  const late = await workspace.run(
    commandOf('demo.request'),
    { ...input, date: '2001-01-01' },
    visitor,
  );
  expect(late).toMatchObject({ error: { kind: 'invalid', issues: [{ field: 'date' }] } });
});

it('[R164] no export file is created if the server refuses to record the export', async () => {
  const { email, source } = await openPage('forger', 'client');
  const own = (await source.list('contracts')).map(({ id }) => id);
  const all = await (await openPage('sees-all', 'admin')).source.list('contracts');
  const foreign = all.find(({ id }) => !own.includes(id));
  const subject = { collection: 'contracts', id: foreign?.id, label: 'Mine' };
  const input = { subject, note: 'Exported' };
  const forged = await server.run(email, 'client', 'workspace.export', input);
  expect(forged.status).toBe(404);
  const pack = await server.run(email, 'client', 'workspace.exportPack', input);
  expect(pack.status).toBe(403);
});

it('[R165] replacing the workspace of a server is refused with a reason', async () => {
  const { workspace, session } = await openPage('resets', 'admin');
  const reason = 'The workspace is on a server. It is backed up and restored there.';
  const served = await workspace.server?.served();
  const standing = { portal: 'admin', companies: [], served } as const;
  expect(workspace.availability(resetWorkspace, standing)).toEqual({ state: 'waiting', reason });
  expect(await workspace.run(resetWorkspace, {}, session)).toEqual({ status: 'inert', reason });
});

it('[R154] a command that the server does not support is disabled, and the reason is shown', async () => {
  const { workspace, session } = await openPage('newer', 'admin');
  const newer = { ...commandOf('contract.create'), version: 2 };
  const served = await workspace.server?.served();
  const standing = { portal: 'admin', companies: [], served } as const;
  const reason = 'The server does not support this action yet.';
  expect(workspace.availability(newer, standing)).toEqual({ state: 'waiting', reason });
  expect(workspace.availability(commandOf('contract.create'), standing).state).toBe('available');
  const before = network.commands;
  const result = await workspace.run(newer, contract('Too new'), session);
  expect(result).toEqual({ status: 'inert', reason });
  expect(network.commands).toBe(before);
});
