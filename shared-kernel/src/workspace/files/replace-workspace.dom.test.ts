import { setNotificationsRead } from '../commands/mark-notifications';
import { importWorkspace, resetWorkspace } from '../files/replace-commands';
import 'fake-indexeddb/auto';
import type { Contract } from '../../domain/contract';
import { contracts } from '../../fixtures/contracts';
import { createBrowserSource, type BrowserSourceOptions } from '../create-source';
import type { StoredRecord } from '../database/stored-record';
import { sampleContents } from '../database/sample-contents';
import { loadSampleSeed } from '../database/seed-data';
import type { WorkspaceSource } from '../database/source';
import { editContract } from '../test-support/commands';
import { readContents } from '../test-support/contents';
import { createTestSession } from '../test-support/session';
import { createWorkspaceText } from '../test-support/create-workspace-text';
import { createWorkspace, type Workspace } from '../workspace';

const [crudeSupply] = contracts as [Contract];

let name = '';
let databases = 0;
let opened: Workspace[] = [];

function open(options: BrowserSourceOptions = {}) {
  const source = createBrowserSource({ name, ...options });
  const workspace = createWorkspace({ source, behaviour: 'live' });
  opened.push(workspace);
  return workspace;
}

const fileText = createWorkspaceText({
  contracts: [{ ...crudeSupply, title: 'Imported' }, ...contracts.slice(1)],
});

type Put = (
  this: IDBObjectStore,
  value: StoredRecord,
  key?: IDBValidKey,
) => IDBRequest<IDBValidKey>;

function failAt(collection: string, isMeant: (record: object) => boolean, fail: Put) {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function failing(
    this: IDBObjectStore,
    value: StoredRecord,
    key?: IDBValidKey,
  ) {
    const isHere = this.name === collection && isMeant(value.record);
    return (isHere ? fail : put).call(this, value, key);
  });
}

const throwing = (error: Error): Put => {
  return () => {
    throw error;
  };
};

const aborting: Put = function aborts(this: IDBObjectStore) {
  this.transaction.abort();
  return this.get('anything') as IDBRequest<IDBValidKey>;
};

const isLine = (record: object) =>
  'action' in record && String(record.action).startsWith('workspace.');

const everythingIn = async (source: WorkspaceSource) => ({
  records: await readContents(source),
  setAside: await source.quarantined(),
  epoch: await source.epoch(),
});

async function workedIn() {
  const workspace = open();
  const ids = ['NT-001'];
  await workspace.run(setNotificationsRead, { ids, isRead: true }, createTestSession());
  const { title, type, client, value } = crudeSupply;
  const from = { title, type, client, value };
  const to = { ...from, title: 'Edited here' };
  await workspace.run(editContract, { id: crudeSupply.id, from, to }, createTestSession());
  return workspace;
}

beforeEach(() => {
  name = `replace-${(databases += 1)}`;
});

afterEach(() => {
  for (const workspace of opened) workspace.close();
  opened = [];
});

const commands = {
  import: (workspace: Workspace, session = createTestSession()) =>
    workspace.run(importWorkspace, { file: new Blob([fileText]) }, session),
  reset: (workspace: Workspace, session = createTestSession()) =>
    workspace.run(resetWorkspace, {}, session),
};

const failures = {
  'its line in the log finds no room': () =>
    failAt('auditEntries', isLine, throwing(new DOMException('No room', 'QuotaExceededError'))),
  'its line in the log cannot be kept': () =>
    failAt('auditEntries', isLine, throwing(new RangeError('Too deep'))),
  'the browser aborts': () => failAt('auditEntries', isLine, aborting),
  'a record in the middle cannot be kept': () =>
    failAt('auditEntries', () => true, throwing(new DOMException('x', 'DataCloneError'))),
};

const cases = (['import', 'reset'] as const).flatMap((verb) =>
  Object.entries(failures).map(([what, fail]) => [verb, what, fail] as const),
);

describe('replacing the workspace', () => {
  it.each(cases)(
    '[workspace] a failed %s leaves the workspace unchanged: %s',
    async (verb, _what, fail) => {
      const workspace = await workedIn();
      const before = await everythingIn(workspace.source);
      const session = createTestSession();
      session.preferences.write({ compactView: true });
      fail();
      const result = await commands[verb](workspace, session);
      jest.restoreAllMocks();

      expect(result).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
      expect(session.toasts).toMatchObject([
        {
          title: 'Not saved',
          description: expect.stringMatching(/Nothing was changed\.$/) as string,
        },
      ]);
      expect(session.preferences.read().compactView).toBe(true);
      expect(await everythingIn(workspace.source)).toEqual(before);
      expect(await everythingIn(open().source)).toEqual(before);
    },
  );

  it('[workspace] later changes are stored after an import that exceeded the storage limit', async () => {
    const workspace = await workedIn();
    failAt('contracts', () => true, throwing(new DOMException('No room', 'QuotaExceededError')));
    expect(await commands.import(workspace)).toMatchObject({
      status: 'failed',
      error: { message: 'This browser’s storage is full. Nothing was changed.' },
    });
    expect(workspace.source.status().durability).toBe('durable');
    const ids = ['NT-002'];
    await workspace.run(setNotificationsRead, { ids, isRead: true }, createTestSession());
    expect((await open().source.get('notifications', 'NT-002'))?.record.isRead).toBe(true);
  });

  it('[workspace] a reset changes nothing if the sample cannot be loaded', async () => {
    (await workedIn()).close();
    const workspace = open({ seed: () => Promise.reject(new Error('Loading chunk 7 failed')) });
    await expect(workspace.source.list('contracts')).resolves.toHaveLength(3);
    const result = await commands.reset(workspace);
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'unexpected' } });
    const title = (await workspace.source.get('contracts', crudeSupply.id))?.record.title;
    expect(title).toBe('Edited here');
  });

  it.each(['import', 'reset'] as const)(
    '[GA7, P5] the site gate stays unlocked and the user stays signed in after the %s',
    async (verb) => {
      const workspace = await workedIn();
      localStorage.setItem('tf_site_gate', 'ok');
      sessionStorage.setItem('portal-authenticated', 'true');
      expect(await commands[verb](workspace)).toMatchObject({ status: 'done' });
      expect(localStorage.getItem('tf_site_gate')).toBe('ok');
      expect(sessionStorage.getItem('portal-authenticated')).toBe('true');
    },
  );

  it.each(['import', 'reset'] as const)(
    '[workspace, audit] the %s of the workspace is logged, and earlier log entries are preserved',
    async (verb) => {
      const workspace = await workedIn();
      const before = await workspace.source.list('auditEntries');
      expect(await commands[verb](workspace)).toMatchObject({ status: 'done' });
      const { source } = open({ seed: loadSampleSeed });
      const entries = await source.list('auditEntries');
      expect(entries).toHaveLength(before.length + 1);
      expect(entries).toEqual(expect.arrayContaining([...before]));
      expect(entries.filter(isLine)).toMatchObject([{ action: `workspace.${verb}` }]);
      const title = verb === 'import' ? 'Imported' : crudeSupply.title;
      expect((await source.get('contracts', crudeSupply.id))?.record.title).toBe(title);
      expect(await source.list('notifications')).toEqual(
        expect.arrayContaining([...sampleContents.notifications]),
      );
    },
  );
});
