import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { contracts } from '../../fixtures/contracts';
import { createBrowserSource } from '../database/create-source';
import { importWorkspace, resetWorkspace, restoreWorkspace } from '../commands';
import { closeDuringWrite, watchDatabases } from '../test-support/browser-closing';
import { commandTester, type CommandTester } from '../test-support/command-tester';
import { createContract, setOwnPreferences } from '../test-support/commands';
import { contentsOf } from '../test-support/contents';
import { testSession } from '../test-support/session';
import { until } from '../test-support/until';
import { workspaceText } from '../test-support/workspace-text';
import { createTestWorkspace } from '../testing';
import { createWorkspace, type Workspace } from '../workspace';
import { keptBackups } from '.';

let name = '';
let databases = 0;
const opened: Workspace[] = [];

function open() {
  const workspace = createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live' });
  opened.push(workspace);
  return workspace;
}

beforeEach(() => {
  name = `backups-${(databases += 1)}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const workspace of opened.splice(0)) workspace.close();
});

const file = new Blob([workspaceText({ contracts: contracts.slice(0, 1) })]);

const draft = { title: 'Made here', type: 'joint_venture', client: '', value: '' } as const;

/** Everything but the log. */
const everythingIn = ({ source }: CommandTester) => contentsOf(source, 'auditEntries');

const stores = [
  ['this browser', () => open()],
  ['memory', () => createTestWorkspace()],
] as const;

describe('backups whose database the browser closes', () => {
  it('[R21, workspace] are kept while it is closed under them, and restored after it', async () => {
    const browser = watchDatabases();
    const tester = commandTester({ workspace: open() });
    await tester.done(createContract, draft);
    const before = await everythingIn(tester);
    closeDuringWrite('heads', browser.closeAll);
    await tester.done(importWorkspace, { file });
    browser.closeAll();
    const [backup] = await keptBackups(tester.source);
    await tester.done(restoreWorkspace, { epoch: backup?.epoch ?? -1 });
    expect(await everythingIn(tester)).toEqual(before);
    expect(tester.source.status().durability).toBe('durable');
  });
});

describe.each(stores)('a backup of a workspace in %s', (_where, openOne) => {
  const begin = () => commandTester({ workspace: openOne() });

  it.each(['import', 'reset'] as const)(
    '[workspace] is kept before the %s and brings back what was there, settings and all',
    async (verb) => {
      const tester = begin();
      const { done, session, source, latestEntry } = tester;
      await done(createContract, draft);
      await done(setOwnPreferences, { compactView: true });
      const before = await everythingIn(tester);
      if (verb === 'import') await done(importWorkspace, { file });
      else await done(resetWorkspace, {});
      expect((await latestEntry())?.note).toMatch(/ A backup of [\d.]+ kB is kept\./);

      const [backup] = await keptBackups(source);
      expect(backup).toMatchObject({ before: verb });
      if (!backup) return;
      await done(restoreWorkspace, { epoch: backup.epoch });
      expect(await everythingIn(tester)).toEqual(before);
      expect(session.preferences.read().compactView).toBe(true);
    },
  );

  it('[workspace, evidence] is restored with a line of its own in the log, which shows again what it did', async () => {
    const { done, source, session } = begin();
    await done(createContract, draft);
    const before = await source.list('auditEntries');
    await done(resetWorkspace, {});
    const [backup] = await keptBackups(source);
    await done(restoreWorkspace, { epoch: backup?.epoch ?? NaN });
    const entries = await source.list('auditEntries');
    expect(entries).toHaveLength(before.length + 1);
    expect(entries).toEqual(expect.arrayContaining([...before]));
    expect(entries.find(({ action }) => action === 'workspace.restore')).toMatchObject({
      label: 'Restored a backup',
      note: expect.stringMatching(
        /^Restored the backup from before the reset, .+: \d+ records\. A backup of [\d.]+ kB is kept\.$/,
      ) as string,
    });
    expect(session.toasts.at(-1)).toMatchObject({ title: 'Backup restored', action: undefined });
  });

  it('[workspace] is one of the last three, latest first', async () => {
    const { done, source } = begin();
    await done(importWorkspace, { file });
    await done(resetWorkspace, {});
    await done(importWorkspace, { file });
    const [, , oldest] = await keptBackups(source);
    await done(resetWorkspace, {});
    const kept = await keptBackups(source);
    expect(kept.map(({ before }) => before)).toEqual(['reset', 'import', 'reset']);
    const late = await source.count('contracts');
    const restored = await begin().run(restoreWorkspace, { epoch: oldest?.epoch ?? NaN });
    expect(restored).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: 'This backup no longer exists.' },
    });
    expect(await source.count('contracts')).toBe(late);
  });

  it('[workspace] is not kept where the person goes on without, and the log has a line', async () => {
    const { done, source, latestEntry } = begin();
    await done(resetWorkspace, { withoutBackup: true });
    expect(await keptBackups(source)).toEqual([]);
    expect((await latestEntry())?.note).toBe(
      'Reset to the sample. No backup was kept, as you chose.',
    );
  });

  it('[workspace] is none of what was not replaced', async () => {
    const tester = begin();
    await tester.done(createContract, draft);
    const before = await everythingIn(tester);
    const result = await tester.run(importWorkspace, { file: new Blob(['no workspace']) });
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    expect(await keptBackups(tester.source)).toEqual([]);
    expect(await everythingIn(tester)).toEqual(before);
  });
});

type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

/** Has what is put into a store of some name throw. */
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

/** How much lies in the database of the backups. */
async function piecesKept(): Promise<number> {
  const database = await openDB(`${name}-backups`);
  const count = await database.count('pieces');
  database.close();
  return count;
}

describe('a backup in this browser', () => {
  const full = () => new DOMException('No room', 'QuotaExceededError');

  it.each([
    ['pieces', full(), 'This browser has no space for a backup of the current workspace.'],
    ['heads', full(), 'This browser has no space for a backup of the current workspace.'],
    ['pieces', new Error('Odd'), 'This browser could not keep a backup of the current workspace.'],
  ])(
    '[workspace] that its %s cannot be kept of ends the command with nothing changed: %s',
    async (store, error, why) => {
      const tester = commandTester({ workspace: open() });
      await tester.done(createContract, draft);
      const before = await everythingIn(tester);
      failAt(store, error);
      for (const refused of [
        await tester.run(importWorkspace, { file }),
        await tester.run(resetWorkspace, {}),
      ]) {
        expect(refused).toMatchObject({
          status: 'failed',
          error: {
            kind: 'invalid',
            message: `${why} Nothing was changed.`,
            issues: [{ field: 'backup' }],
          },
        });
      }
      expect(await everythingIn(tester)).toEqual(before);
      expect(tester.source.status().durability).toBe('durable');

      await tester.done(resetWorkspace, { withoutBackup: true });
      expect(await tester.source.count('contracts')).toBe(3);
      expect(await keptBackups(tester.source)).toEqual([]);
    },
  );

  it('[workspace] takes no room where the replacing fails in the middle', async () => {
    const tester = commandTester({ workspace: open() });
    await tester.done(createContract, draft);
    const before = await everythingIn(tester);
    failAt('auditEntries', full());
    for (const failed of [
      await tester.run(importWorkspace, { file }),
      await tester.run(resetWorkspace, {}),
    ]) {
      expect(failed).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
    }
    jest.restoreAllMocks();
    expect(await everythingIn(tester)).toEqual(before);
    expect(await keptBackups(tester.source)).toEqual([]);
    expect(await piecesKept()).toBe(0);
  });

  it('[workspace] that a closed page left unfinished is never offered, and forgotten by the next', async () => {
    const tester = commandTester({ workspace: open() });
    const { source, done } = tester;
    const epoch = await source.epoch();
    await done(resetWorkspace, {});
    await done(resetWorkspace, {});
    const [latest] = await keptBackups(source);
    const database = await openDB(`${name}-backups`);
    await database.put('heads', { ...latest, epoch: epoch + 2 }, epoch + 2);
    await database.put('pieces', new Uint8Array(9), [epoch + 2, 0]);
    database.close();
    expect(await keptBackups(source)).toHaveLength(2);
    await done(resetWorkspace, { withoutBackup: true });
    await done(resetWorkspace, {});
    expect((await keptBackups(source)).map((backup) => backup.epoch)).toContain(epoch + 3);
  });

  const damages = {
    'a piece is lost': (pieces: Uint8Array[]) => pieces.slice(1),
    'a piece is cut': ([first, ...rest]: Uint8Array[]) => [first?.slice(0, -40), ...rest],
    'a record is none': ([first, ...rest]: Uint8Array[]) => {
      const text = new TextDecoder().decode(first).replace('"joint_venture"', '"joint_adventur"');
      return [new TextEncoder().encode(text), ...rest];
    },
    'a record is lost': ([first, ...rest]: Uint8Array[]) => {
      const lines = new TextDecoder().decode(first).split('\n');
      const [head = '', , ...others] = lines;
      return [new TextEncoder().encode([head, ...others].join('\n')), ...rest];
    },
  };

  it.each(Object.entries(damages))(
    '[workspace] that is damaged is refused and changes nothing: %s',
    async (_what, damage) => {
      const tester = commandTester({ workspace: open() });
      const { source, done, run } = tester;
      await done(createContract, draft);
      await done(resetWorkspace, {});
      const [backup] = await keptBackups(source);
      const epoch = backup?.epoch ?? NaN;
      const database = await openDB(`${name}-backups`);
      const pieces = (await database.getAll('pieces')) as Uint8Array[];
      await database.clear('pieces');
      for (const [index, bytes] of damage(pieces).entries()) {
        await database.put('pieces', bytes, [epoch, index]);
      }
      database.close();
      const before = await everythingIn(tester);
      expect(await run(restoreWorkspace, { epoch })).toMatchObject({
        status: 'failed',
        error: { kind: 'refused', message: 'This backup is damaged. Nothing was changed.' },
      });
      expect(await everythingIn(tester)).toEqual(before);
      expect(await keptBackups(source)).toHaveLength(1);
    },
  );

  it('[workspace] that was restored in one tab is what another shows', async () => {
    const [one, other] = [open(), open()];
    const here = commandTester({ workspace: one });
    await here.done(createContract, draft);
    await until(async () => (await other.source.list('contracts')).length === 4);
    await here.done(resetWorkspace, {});
    await until(async () => (await other.source.list('contracts')).length === 3);
    const [backup] = await keptBackups(other.source);
    await here.done(restoreWorkspace, { epoch: backup?.epoch ?? NaN });
    await until(async () => (await other.source.list('contracts')).length === 4);
    expect(await keptBackups(other.source)).toHaveLength(2);
    const result = await other.run(
      restoreWorkspace,
      { epoch: backup?.epoch ?? NaN },
      testSession(),
    );
    expect(result).toMatchObject({ status: 'done' });
  });
});
