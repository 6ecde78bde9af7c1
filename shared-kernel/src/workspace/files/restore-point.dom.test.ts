import 'fake-indexeddb/auto';
import { contracts } from '../../fixtures/contracts';
import { createBrowserSource } from '../create-source';
import { importWorkspace, resetWorkspace, restoreWorkspace } from '../files/replace-commands';
import { createCommandTester, type CommandTester } from '../test-support/command-tester';
import { createContract, setOwnPreferences } from '../test-support/commands';
import { readContents } from '../test-support/contents';
import { createTestSession } from '../test-support/session';
import { waitUntil } from '../test-support/wait-until';
import { createWorkspaceText } from '../test-support/create-workspace-text';
import { createTestWorkspace } from '../test-support/create-test-workspace';
import { createWorkspace, type Workspace } from '../workspace';
import { findRestorePoint } from './restore-point';

let name = '';
let databases = 0;
const opened: Workspace[] = [];

function open() {
  const workspace = createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live' });
  opened.push(workspace);
  return workspace;
}

beforeEach(() => {
  name = `restore-${(databases += 1)}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const workspace of opened.splice(0)) workspace.close();
});

const file = new Blob([createWorkspaceText({ contracts: contracts.slice(0, 1) })]);

const draft = { title: 'Made here', type: 'joint_venture', client: '', value: '' } as const;

const recordsIn = ({ source }: CommandTester) => readContents(source, 'auditEntries');

const epochOf = async ({ source }: Pick<Workspace, 'source'>) =>
  (await findRestorePoint(source))?.epoch ?? -1;

const stores = [
  ['this browser', () => open()],
  ['memory', () => createTestWorkspace()],
] as const;

describe.each(stores)('restore point of a workspace in %s', (_where, openOne) => {
  const begin = () => createCommandTester({ workspace: openOne() });

  it('[R96] no restore point exists before the first replacement', async () => {
    expect(await findRestorePoint(begin().source)).toBeUndefined();
  });

  it.each(['import', 'reset'] as const)(
    '[R96] the restore point has all records and preferences as before the %s',
    async (verb) => {
      const tester = begin();
      const { done, session, source } = tester;
      await done(createContract, draft);
      await done(setOwnPreferences, { compactView: true });
      const before = await recordsIn(tester);
      if (verb === 'import') await done(importWorkspace, { file });
      else await done(resetWorkspace, {});
      expect(await findRestorePoint(source)).toMatchObject({ before: verb });
      await done(restoreWorkspace, { epoch: await epochOf(tester) });
      expect(await recordsIn(tester)).toEqual(before);
      expect(session.preferences.read().compactView).toBe(true);
    },
  );

  it('[R96, audit] restoring a workspace adds an entry to the existing log', async () => {
    const tester = begin();
    const { done, source, latestEntry } = tester;
    await done(createContract, draft);
    await done(resetWorkspace, {});
    const before = (await source.readLog()).entries;
    await done(restoreWorkspace, { epoch: await epochOf(tester) });
    expect((await source.readLog()).entries).toHaveLength(before.length + 1);
    expect(await latestEntry()).toMatchObject({
      label: 'Restored the workspace',
      note: expect.stringMatching(
        /^Restored the state before the reset, .+: \d+ records\. You can restore the previous state\.$/,
      ) as string,
    });
  });

  it('[R96] the restore point contains the state before the last replacement, even if that was a restore', async () => {
    const tester = begin();
    await tester.done(importWorkspace, { file });
    const first = await epochOf(tester);
    await tester.done(createContract, draft);
    const imported = await recordsIn(tester);
    await tester.done(resetWorkspace, {});
    const late = await tester.run(restoreWorkspace, { epoch: first });
    expect(late).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: 'This restore point no longer exists.' },
    });
    await tester.done(restoreWorkspace, { epoch: await epochOf(tester) });
    expect(await recordsIn(tester)).toEqual(imported);
    expect(await findRestorePoint(tester.source)).toMatchObject({ before: 'restore' });
    await tester.done(restoreWorkspace, { epoch: await epochOf(tester) });
    expect(await tester.source.list('contracts')).toHaveLength(3);
  });

  it('[R96] no restore point exists if the user chose to continue without one', async () => {
    const { done, source, latestEntry } = begin();
    await done(importWorkspace, { file });
    await done(resetWorkspace, { withoutRestorePoint: true });
    expect(await findRestorePoint(source)).toBeUndefined();
    expect((await latestEntry())?.note).toBe(
      'Reset to the sample. No restore point was saved, as requested.',
    );
  });

  it('[R96] a refused replacement does not change the restore point', async () => {
    const tester = begin();
    await tester.done(resetWorkspace, {});
    const epoch = await epochOf(tester);
    const result = await tester.run(importWorkspace, { file: new Blob(['no workspace']) });
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    expect(await epochOf(tester)).toBe(epoch);
  });
});

type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

function failAt(store: string, error: Error) {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function failing(
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    if (this.name === store) throw error;
    return put.call(this, value, key);
  });
}

const full = () => new DOMException('No room', 'QuotaExceededError');

describe('restore point in this browser', () => {
  it.each([
    [full(), 'There is no space for a restore point in this browser.'],
    [new Error('Odd'), 'No restore point could be saved in this browser.'],
  ])(
    '[R96] a command is cancelled without changes if the restore point cannot be saved: %s',
    async (error, why) => {
      const tester = createCommandTester({ workspace: open() });
      await tester.done(createContract, draft);
      const before = await recordsIn(tester);
      failAt('states', error);
      for (const refused of [
        await tester.run(importWorkspace, { file }),
        await tester.run(resetWorkspace, {}),
      ]) {
        expect(refused).toMatchObject({
          status: 'failed',
          error: {
            kind: 'invalid',
            message: `${why} Nothing was changed.`,
            issues: [{ field: 'restorePoint' }],
          },
        });
      }
      expect(await recordsIn(tester)).toEqual(before);
      expect(tester.source.status().durability).toBe('durable');
      await tester.done(resetWorkspace, { withoutRestorePoint: true });
      expect(await tester.source.list('contracts')).toHaveLength(3);
    },
  );

  it('[R96] a replacement that fails midway does not change the restore point', async () => {
    const tester = createCommandTester({ workspace: open() });
    await tester.done(createContract, draft);
    const before = await recordsIn(tester);
    await tester.done(resetWorkspace, {});
    failAt('auditEntries', full());
    expect(await tester.run(importWorkspace, { file })).toMatchObject({
      status: 'failed',
      error: { kind: 'storage' },
    });
    jest.restoreAllMocks();
    await tester.done(restoreWorkspace, { epoch: await epochOf(tester) });
    expect(await recordsIn(tester)).toEqual(before);
  });

  it('[R96] a workspace can be restored in another tab, and both tabs show the result', async () => {
    const [one, other] = [open(), open()];
    const here = createCommandTester({ workspace: one });
    await here.done(createContract, draft);
    await here.done(resetWorkspace, {});
    await waitUntil(async () => (await other.source.list('contracts')).length === 3);
    const epoch = await epochOf(other);
    expect(await other.run(restoreWorkspace, { epoch }, createTestSession())).toMatchObject({
      status: 'done',
    });
    await waitUntil(async () => (await one.source.list('contracts')).length === 4);
    expect(await other.source.list('contracts')).toHaveLength(4);
  });
});
