import * as v from 'valibot';
import { defineCommand } from '../commands/command';
import { defineViewCommand } from '../commands/define-view-command';
import { sampleContents } from '../database/sample-contents';
import { createTestSession } from '../test-support/session';
import { serverStatusStore } from './connection';
import { createSharedWorkspace } from './shared-workspace';

const address = 'https://server.example';
const page = { addEventListener: () => undefined, removeEventListener: () => undefined };

interface Sent {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responses of the server by path. All other paths return 404. */
type Answers = Readonly<Record<string, (sent: Sent) => Response>>;

const event = (revision: number, changed?: readonly object[]) =>
  `id: ${revision}\nevent: changes\ndata: ${JSON.stringify({ revision, epoch: 0, changed })}\n\n`;

const stream = (text: string) =>
  new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(text)) }));

const problem = (status: number, body: object) => Response.json(body, { status });

const pageOf = (records: readonly object[]) =>
  Response.json({
    revision: 7,
    records: records.map((record) => ({ revision: 3, record })),
  });

const editTitle = defineCommand({
  id: 'test.edit',
  label: 'Edited',
  permission: 'own',
  input: v.object({ id: v.string(), title: v.string() }),
  apply: () => undefined,
  toast: () => ({ title: 'Edited' }),
});

const attachFile = defineCommand({
  id: 'test.attach',
  label: 'Attached',
  permission: 'own',
  input: v.object({ bytes: v.instance(Uint8Array) }),
  apply: () => undefined,
});

const defaults: Answers = {
  '/changes': () => stream(event(7)),
  '/commands': ({ body }) =>
    body === undefined
      ? Response.json(['test.edit', 'test.attach'].map((id) => ({ id, version: 1 })))
      : Response.json({ id: 'x', revision: 7, output: null, preferences: {} }),
};

const [contract, second] = sampleContents.contracts;
if (!contract || !second) throw new Error('The sample has two contracts.');

const openPage = (answers: Answers = {}) => {
  const sent: Sent[] = [];
  const all: Answers = { ...defaults, ...answers };
  const fetchOnServer = (url: string, { body, headers, method }: RequestInit) => {
    const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const one = { url, body: text, headers: headers as Sent['headers'] };
    sent.push(one);
    const { pathname } = new URL(url);
    const answer = all[`${method ?? 'GET'} ${pathname}`] ?? all[pathname];
    return Promise.resolve(answer?.(one) ?? problem(404, { title: 'Not found' }));
  };
  Object.assign(globalThis, { fetch: jest.fn(fetchOnServer) });
  const workspace = createSharedWorkspace({
    address,
    person: { id: 'PER-ada', name: 'Ada', email: '', portals: ['admin'], company: '' },
    accessToken: () => Promise.resolve('token'),
  }).ofPortal?.('admin');
  if (!workspace) throw new Error('The workspace has no portals.');
  workspaces.push(workspace);
  const session = createTestSession();
  const edit = () => workspace.run(editTitle, { id: contract.id, title: 'Other' }, session);
  return { workspace, session, sent, edit, source: workspace.source };
};

const workspaces: { close(): void }[] = [];
const realFetch = globalThis.fetch;
beforeAll(() => Object.assign(globalThis, { window: page }));
afterEach(() => {
  for (const workspace of workspaces.splice(0)) workspace.close();
  Object.assign(globalThis, { fetch: realFetch });
  serverStatusStore.set('online');
});
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

it('[R151] each request contains the token and the portal, and changes on the server are received', async () => {
  const { source, sent } = openPage({ '/collections/contracts': () => pageOf([contract]) });
  expect(await source.list('contracts')).toEqual([contract]);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/changes',
    '/collections/contracts',
  ]);
  for (const { headers } of sent)
    expect(headers).toMatchObject({ Authorization: 'Bearer token', 'Trustfold-Portal': 'admin' });
});

it('[R151] all result pages are read from the server, and an invalid record is quarantined', async () => {
  const { source } = openPage({
    '/collections/contracts': ({ url }) =>
      url.includes('cursor=more')
        ? pageOf([second, { ...contract, status: 'unknown' }])
        : Response.json({
            revision: 7,
            records: [{ revision: 3, record: contract }],
            next: 'more',
          }),
  });
  expect(await source.list('contracts')).toEqual([contract, second]);
  expect(await source.quarantined()).toMatchObject([{ collection: 'contracts', key: contract.id }]);
  expect(source.status()).toMatchObject({ quarantined: 1, durability: 'durable' });
});

it.each([
  [400, 'invalid', 'Not saved'],
  [403, 'denied', 'Not allowed'],
  [409, 'conflict', 'Not saved'],
  [422, 'refused', 'Not possible'],
  [429, 'refused', 'Not possible'],
])(
  '[R153] a response with status %i is shown like an error of a command in the browser',
  async (status, kind, title) => {
    const detail = 'The reason of the server.';
    const { edit, session } = openPage({
      'POST /commands': () => problem(status, { title: 'Refused', status, detail }),
    });
    expect(await edit()).toMatchObject({ status: 'failed', error: { kind, message: detail } });
    expect(session.toasts).toEqual([{ title, description: detail, variant: 'destructive' }]);
  },
);

it('[R153] the server’s reason is shown for a missing record and for invalid fields', async () => {
  const issues = [{ field: 'title', message: 'Give a title.' }];
  const invalid = { kind: 'invalid', detail: 'Give a title.', issues };
  const missing = { kind: 'missing', detail: 'This record no longer exists.' };
  let answer: object = invalid;
  const { edit } = openPage({
    'POST /commands': () => problem(answer === invalid ? 400 : 404, answer),
  });
  expect(await edit()).toMatchObject({ error: { kind: 'invalid', issues } });
  answer = missing;
  expect(await edit()).toMatchObject({ error: { kind: 'missing', message: missing.detail } });
  answer = { detail: 'The server has no command.' };
  expect(await edit()).toMatchObject({
    error: { kind: 'refused', message: 'The server does not support this action yet.' },
  });
});

it('[R153] a command sends the revisions that the user saw, and stores the preferences that the server returns', async () => {
  const { edit, session, sent, source } = openPage({
    '/collections/contracts': () => pageOf([contract]),
    'POST /commands': () =>
      Response.json({ id: 'x', revision: 7, output: null, preferences: { colourMode: 'dark' } }),
  });
  session.preferences.write({ compactView: true });
  await source.list('contracts');
  expect(await edit()).toEqual({ status: 'done', output: undefined, undo: undefined });
  expect(sent.at(-1)?.body).toMatchObject({
    command: 'test.edit',
    version: 1,
    expected: [{ collection: 'contracts', key: contract.id, revision: 3 }],
    preferences: { compactView: true },
  });
  expect(session.preferences.read()).toMatchObject({ colourMode: 'dark', compactView: true });
  expect(session.toasts).toEqual([{ title: 'Edited', action: undefined }]);
});

it('[R152] a delayed event does not hide a saved change', async () => {
  let title = contract.title;
  const { edit, source } = openPage({
    '/collections/contracts': () => pageOf([{ ...contract, title }]),
    'POST /commands': () => {
      title = 'Other';
      return Response.json({ id: 'x', revision: 8, output: null, preferences: {} });
    },
  });
  await source.list('contracts');
  expect(await edit()).toMatchObject({ status: 'done' });
  expect(await source.list('contracts')).toMatchObject([{ title: 'Other' }]);
});

it('[R152] a command with a file that the user repeats after a lost response has one effect', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let isLost = true;
  let uploads = 0;
  const { workspace, session, sent } = openPage({
    'POST /files': () => Response.json({ $upload: `upload-${(uploads += 1)}` }),
    'POST /commands': () =>
      isLost
        ? problem(503, {})
        : Response.json({ id: 'x', revision: 7, output: null, preferences: {} }),
  });
  const attach = () => {
    const run = workspace.run(attachFile, { bytes: new Uint8Array([1, 2, 3]) }, session);
    return jest.advanceTimersByTimeAsync(5_000).then(() => run);
  };
  expect(await attach()).toMatchObject({ status: 'failed' });
  isLost = false;
  expect(await attach()).toMatchObject({ status: 'done' });
  const ids = sent.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(ids).toHaveLength(4);
  expect(new Set(ids.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(uploads).toBe(1);
  jest.useRealTimers();
});

it('[R152] the status is offline while the server or its database is down', async () => {
  let isDown = true;
  const { source } = openPage({
    '/collections/contracts': () => (isDown ? problem(503, {}) : pageOf([contract])),
  });
  await expect(source.list('contracts')).rejects.toThrow('The server cannot be reached.');
  expect(serverStatusStore.read()).toBe('offline');
  isDown = false;
  expect(await source.list('contracts')).toEqual([contract]);
  expect(serverStatusStore.read()).toBe('online');
});

it('[R154] a command that only shows something or changes preferences runs in the browser', async () => {
  const { workspace, session, sent } = openPage();
  const show = defineViewCommand({ id: 'test.show', label: 'Showed' });
  expect(await workspace.run(show, {}, session)).toMatchObject({ status: 'done' });
  const darken = defineCommand({
    id: 'test.darken',
    label: 'Darkened',
    permission: 'own',
    inBrowser: true,
    input: v.object({}),
    apply: (transaction) => transaction.setPreferences({ colourMode: 'dark' }),
    audit: () => [{ subject: { collection: 'preferences', id: 'preferences', label: 'Mode' } }],
  });
  expect(await workspace.run(darken, {}, session)).toMatchObject({
    status: 'done',
    undo: undefined,
  });
  expect(session.preferences.read().colourMode).toBe('dark');
  expect(sent.filter(({ url }) => url.endsWith('/commands'))).toEqual([]);
});

describe('an export of many records', () => {
  const exportAll = defineCommand({
    id: 'test.edit',
    label: 'Exported',
    permission: 'export',
    onServer: 'recorded',
    input: v.object({}),
    apply: ({ source }) => source.list('contracts'),
    audit: (_input, { length }) => [
      { subject: { collection: 'contracts', id: contract.id, label: 'x' }, note: `${length} rows` },
    ],
  });

  it('[R164] an export runs in the browser, and the server records it', async () => {
    const { workspace, session, sent } = openPage({
      '/collections/contracts': () => pageOf([contract]),
    });
    const result = await workspace.run(exportAll, {}, session);
    expect(result).toMatchObject({ status: 'done', output: [contract] });
    expect(sent.at(-1)?.body).toMatchObject({
      command: 'test.edit',
      input: { subject: { collection: 'contracts', id: contract.id }, note: '1 rows' },
      expected: [],
    });
  });

  it('[R164] an export fails if the server does not record it', async () => {
    const { workspace, session } = openPage({
      '/collections/contracts': () => pageOf([contract]),
      'POST /commands': () => problem(403, { detail: 'Not you.' }),
    });
    expect(await workspace.run(exportAll, {}, session)).toMatchObject({
      status: 'failed',
      error: { kind: 'denied', message: 'Not you.' },
    });
  });
});

it('[R151] a page that has read nothing ends its event stream when it closes', async () => {
  const { workspace } = openPage();
  await workspace.server?.served();
  workspace.close();
  const { mock } = globalThis.fetch as jest.Mock<unknown, [string, RequestInit]>;
  expect(mock.calls.map(([url, { signal }]) => [url, signal?.aborted])).toContainEqual([
    `${address}/changes`,
    true,
  ]);
});

it('[R154] outside the portals, no records are read and no commands are sent', async () => {
  const { workspace, session, sent } = openPage();
  const outside = workspace.ofPortal?.(undefined) ?? workspace;
  workspaces.push(outside);
  const result = await outside.run(editTitle, { id: 'x', title: 'y' }, session);
  expect(result).toMatchObject({ error: { kind: 'denied', message: 'Sign in to do this.' } });
  await expect(outside.source.list('contracts')).rejects.toThrow('Sign in to do this.');
  expect(sent.filter(({ url }) => !url.endsWith('/changes'))).toEqual([]);
});
