import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { ownCompany as meridian } from '../domain/own-company';
import type { Permission, PortalKey } from '../domain/portal';
import { defineCommand } from './commands/command';
import { recordIdSchema } from './commands/parse-input';
import { createBrowserSource } from './create-source';
import { getCollectionSpec, type RemoteCollection } from './database/collections';
import { defineCollection } from './database/define-collection';
import { exportWorkspace } from './files/export-commands';
import { importWorkspace, resetWorkspace, restoreWorkspace } from './files/replace-commands';
import { findRestorePoint } from './files/restore-point';
import { getPortalWorkspace } from './react/get-portal-workspace';
import { createCommandTester } from './test-support/command-tester';
import { createTestWorkspace, sampleClock } from './test-support/create-test-workspace';
import { withDatabase } from './test-support/with-database';
import { createTestSession } from './test-support/session';
import { waitUntil } from './test-support/wait-until';
import { createWorkspaceText } from './test-support/create-workspace-text';
import { createWorkspace, type Workspace } from './workspace';

const noteSchema = v.object({
  id: recordIdSchema,
  text: v.pipe(v.string(), v.maxLength(20)),
  day: v.string(),
  clientId: v.optional(v.string()),
});

const notes = defineCollection({
  name: 'invoices.notes',
  version: 2,
  schema: noteSchema,
  labelOf: ({ text }) => text,
  indexes: { day: ({ day }) => day },
  masked: { text: () => '•••' },
  companiesOf: ({ clientId = '' }) => ({ companies: [{ clientId }] }),
  sample: ({ daysAgo }) => [
    { id: 'NOTE-1', text: 'Call the bank', day: daysAgo(1) },
    { id: 'NOTE-2', text: 'Ask for papers', day: daysAgo(2), clientId: meridian.id },
  ],
});

const everybody = {
  id: 'notes',
  label: 'Write notes',
  reason: 'Everybody writes notes.',
  portals: { admin: 'all', client: 'own' },
} as const satisfies Permission;

const writeNote = defineCommand({
  id: 'note.write',
  label: 'Wrote the note',
  input: v.object({ id: recordIdSchema, text: v.string() }),
  permission: everybody,
  ownerships: () => [{ clientId: meridian.id }],
  async apply(transaction, { id, text }) {
    const note = await transaction.get(notes, id);
    if (note) transaction.put(notes, { ...note, text });
    else transaction.add(notes, { id, text, day: '2024-07-01' });
    return (await transaction.find(notes, 'day')).length;
  },
});

const removeNote = defineCommand({
  id: 'note.remove',
  label: 'Removed the note',
  input: recordIdSchema,
  permission: everybody,
  async apply(transaction, id) {
    await transaction.need(notes, id);
    transaction.remove(notes, id);
  },
});

let databases = 0;
let name = '';
const opened: Workspace[] = [];

function openTab(): Workspace {
  const source = createBrowserSource({ name, now: sampleClock });
  const workspace = createWorkspace({ source, behaviour: 'live', now: sampleClock });
  opened.push(workspace);
  return workspace;
}

beforeEach(() => {
  name = `remote-collections-${(databases += 1)}`;
});
afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.close();
});

const idsIn = async ({ source }: Pick<Workspace, 'source'>, collection: RemoteCollection = notes) =>
  (await source.list(collection)).map(getCollectionSpec(collection).keyOf);

function fileWith(records: Readonly<Record<string, readonly object[]>>): Blob {
  const [head = '', ...lines] = createWorkspaceText({ auditEntries: [] }).split('\n');
  const collections = Object.keys(records);
  const added = Object.entries(records).flatMap(([of, all]) =>
    all.map((record) => JSON.stringify([of, record])),
  );
  const all = [...added, ...lines.slice(0, -1)];
  const begin = JSON.stringify({ ...(JSON.parse(head) as object), collections });
  return new Blob([[begin, ...all, JSON.stringify(['end', all.length])].join('\n')]);
}

async function exportedLines(tester: ReturnType<typeof createCommandTester>, of: string) {
  const { file } = await tester.done(exportWorkspace, {});
  const lines = (await file.text()).trim().split('\n').slice(1);
  return lines
    .map((line) => JSON.parse(line) as readonly [string, unknown])
    .flatMap(([collection, record]) => (collection === of ? [record] : []));
}

const stores = [
  ['this browser', () => openTab()],
  ['memory', () => createTestWorkspace()],
] as const;

describe.each(stores)('remote collection in %s', (where, openOne) => {
  const begin = (portal: PortalKey = 'admin') =>
    createCommandTester({ workspace: openOne(), session: createTestSession(portal) });

  it('[R111] a remote collection starts with its sample, and its records are found by key and by index', async () => {
    const { source } = begin();
    expect(await source.list(notes)).toEqual([
      { id: 'NOTE-1', text: 'Call the bank', day: '2024-07-21' },
      { id: 'NOTE-2', text: 'Ask for papers', day: '2024-07-20', clientId: meridian.id },
    ]);
    expect((await source.get(notes, 'NOTE-2'))?.record.text).toBe('Ask for papers');
    expect(await source.get(notes, 'NOTE-3')).toBeUndefined();
    const days = (await source.find(notes, 'day', { limit: 1 })).map(({ day }) => day);
    expect(days).toEqual(['2024-07-20']);
    source.queryClient.clear();
    expect(await source.find(notes, 'day', { equals: '2024-07-21' })).toHaveLength(1);
  });

  it('[R111] commands change a remote collection with audit entries and undo', async () => {
    const tester = begin();
    const changed = await tester.run(writeNote, { id: 'NOTE-1', text: 'Call again' });
    expect(await tester.record(notes, 'NOTE-1')).toMatchObject({ text: 'Call again' });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'note.write',
      subject: { collection: 'invoices.notes@2', id: 'NOTE-1', label: 'Call again' },
      before: { text: '•••' },
      after: { text: '•••' },
    });
    const undo = changed.status === 'done' ? changed.undo : undefined;
    expect(await undo?.()).toEqual({ status: 'done' });
    expect(await tester.record(notes, 'NOTE-1')).toMatchObject({ text: 'Call the bank' });
    await tester.done(removeNote, 'NOTE-1');
    expect(await idsIn(tester)).toEqual(['NOTE-2']);
  });

  it.each([
    ['a text that its schema rejects', { id: 'NOTE-3', text: 'x'.repeat(21) }],
    ['an id that is not safe in a URL', { id: '../NOTE', text: 'x' }],
  ])('[R111] a record of a remote collection with %s is rejected', async (_what, note) => {
    const tester = begin();
    expect(await tester.run(writeNote, note)).toMatchObject({ error: { kind: 'invalid' } });
    expect(await idsIn(tester)).toEqual(['NOTE-1', 'NOTE-2']);
  });

  it('[R111, R96] a reset replaces a remote collection, and the restore point restores it @deep', async () => {
    const tester = begin();
    await tester.done(writeNote, { id: 'NOTE-3', text: 'Mine' });
    await tester.done(resetWorkspace, {});
    expect(await idsIn(tester)).toEqual(['NOTE-1', 'NOTE-2']);
    const { epoch = -1 } = (await findRestorePoint(tester.source)) ?? {};
    await tester.done(restoreWorkspace, { epoch });
    expect(await idsIn(tester)).toEqual(['NOTE-1', 'NOTE-2', 'NOTE-3']);
  });

  it('[R111] a remote collection whose records were all removed is still empty after export and import', async () => {
    const tester = begin();
    for (const id of ['NOTE-1', 'NOTE-2']) await tester.done(removeNote, id);
    const { file } = await tester.done(exportWorkspace, {});
    await tester.done(writeNote, { id: 'NOTE-3', text: 'Later' });
    await tester.done(importWorkspace, { file });
    expect(await idsIn(tester)).toEqual([]);
  });

  it('[R112] records of a remote collection are preserved until its remote is loaded, and then validated', async () => {
    const of = `missing-${where.replace(/\W/g, '')}.things`;
    const good = { id: 'T-1', size: 7, more: { of: ['it'] } };
    const bad = { id: 'T-2', size: 'large' };
    const tester = begin();
    await tester.done(importWorkspace, { file: fileWith({ [`${of}@1`]: [good, bad] }) });
    expect(await exportedLines(tester, `${of}@1`)).toEqual([good, bad]);
    expect(tester.source.status().quarantined).toBe(0);

    const things = defineCollection({
      name: of as `${string}.${string}`,
      version: 1,
      schema: v.object({ id: recordIdSchema, size: v.number() }),
      sample: () => [{ id: 'T-0', size: 0 }],
    });
    expect(await tester.source.list(things)).toEqual([good]);
    expect(await tester.source.quarantined()).toMatchObject([
      { collection: `${of}@1`, key: 'T-2', value: where === 'memory' ? bad : { record: bad } },
    ]);
    expect(tester.source.status().quarantined).toBe(1);
    expect(await exportedLines(tester, `${of}@1`)).toEqual([good]);
  });

  it('[R112] records of another version of a remote collection are preserved without being read @deep', async () => {
    const tester = begin();
    const before = { id: 'NOTE-1', body: 'Of version 1' };
    await tester.done(importWorkspace, { file: fileWith({ 'invoices.notes@1': [before] }) });
    await tester.done(writeNote, { id: 'NOTE-1', text: 'Of version 2' });
    expect(await tester.record(notes, 'NOTE-1')).toMatchObject({ text: 'Of version 2' });
    expect(await exportedLines(tester, 'invoices.notes@1')).toEqual([before]);
    expect(tester.source.status().quarantined).toBe(0);
  });

  it('[R112] a file with records of a collection that its first line does not list is refused', async () => {
    const tester = begin();
    const text = await fileWith({ 'invoices.notes@1': [{ id: 'NOTE-1' }] }).text();
    const file = new Blob([text.replace('"collections":["invoices.notes@1"]', '"collections":[]')]);
    expect(await tester.run(importWorkspace, { file })).toMatchObject({
      error: { message: 'The file has an unknown collection, invoices.notes@1.' },
    });
  });

  it('[R111, R29] a company’s portal shows only that company’s records', async () => {
    const workspace = openOne();
    const client = getPortalWorkspace(workspace, 'client');
    expect(await idsIn(client)).toEqual(['NOTE-2']);
    expect(await client.source.get(notes, 'NOTE-1')).toBeUndefined();
    expect(await idsIn(getPortalWorkspace(workspace, 'vendor'))).toEqual([]);
    const tester = createCommandTester({ workspace, session: createTestSession('client') });
    expect(await tester.run(writeNote, { id: 'NOTE-1', text: 'Not mine' })).toMatchObject({
      error: { kind: 'denied' },
    });
    await tester.done(writeNote, { id: 'NOTE-2', text: 'Mine' });
    const entries = await client.source.find('auditEntries', 'subject', {
      equals: `${notes}/NOTE-2`,
    });
    expect(entries).toHaveLength(1);
  });

  it('[R111, R29] a company’s portal shows no records of a collection that does not define who owns its records', async () => {
    const drafts = defineCollection({
      name: 'invoices.drafts',
      version: 1,
      schema: v.object({ id: recordIdSchema, clientId: v.string() }),
      sample: () => [{ id: 'D-1', clientId: meridian.id }],
    });
    const workspace = openOne();
    expect(await idsIn(getPortalWorkspace(workspace, 'client'), drafts)).toEqual([]);
    expect(await idsIn(workspace, drafts)).toEqual(['D-1']);
  });
});

describe('remote collection in two tabs', () => {
  it('[R111] a tab shows changes of a remote collection made in the other tab', async () => {
    const [here, there] = [createCommandTester({ workspace: openTab() }), openTab()];
    await there.source.list(notes);
    await here.done(writeNote, { id: 'NOTE-3', text: 'From here' });
    await waitUntil(async () => (await idsIn(there)).includes('NOTE-3'));
  });

  it('[R112, R21] a remote’s records stay available in memory if storage fails', async () => {
    const tester = createCommandTester({ workspace: openTab() });
    await tester.done(writeNote, { id: 'NOTE-3', text: 'Mine' });
    tester.source.queryClient.clear();
    await tester.done(importWorkspace, {
      file: fileWith({ [notes]: [{ id: 'NOTE-9', text: 'x', day: 'y' }], 'gone.things@1': [] }),
    });
    await withDatabase(name, async (database) => {
      await database.put('remoteRecords', {
        collection: 'gone.things@1',
        key: 'G-1',
        revision: 1,
        record: { id: 'G-1' },
      });
    });
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await tester.run(writeNote, { id: 'NOTE-4', text: 'Lost' });
    jest.restoreAllMocks();
    await waitUntil(() => tester.source.status().durability === 'memory');
    expect(await idsIn(tester)).toEqual(['NOTE-9']);
    expect(await exportedLines(tester, 'gone.things@1')).toEqual([{ id: 'G-1' }]);
  });
});

describe('defineCollection', () => {
  const schema = v.object({ id: recordIdSchema });

  it.each([
    ['the name of a collection of the kernel', 'contracts', 1],
    ['a name that starts with no remote', '.notes', 1],
    ['a version below 1', 'invoices.notes', 0],
  ])('[R111] a remote collection with %s is refused', (_what, of, version) => {
    const define = () => defineCollection({ name: of as `${string}.${string}`, version, schema });
    expect(define).toThrow('needs a name that begins with the name of its remote');
  });

  it('[R111] the record and index types of a remote collection are inferred from its schema', async () => {
    const { source } = createTestWorkspace();
    const [first] = await source.list(notes);
    const day: string | undefined = first?.day;
    expect(day).toBe('2024-07-21');
    // @ts-expect-error -- the schema has no such field.
    expect(first?.title).toBeUndefined();
    // @ts-expect-error -- there is no such index.
    expect(await source.find(notes, 'title')).toEqual([]);
  });
});
