import 'fake-indexeddb/auto';
import { notifications } from '../../fixtures/notifications';
import type { Notification } from '../../domain/notification';
import type { Change, WorkspaceSource } from './source';
import { closeDuringWrite, watchDatabases } from '../test-support/browser-closing';
import { withDatabase } from '../test-support/with-database';
import { waitUntil } from '../test-support/wait-until';
import { replace, write } from '../test-support/write';
import { createBrowserSource } from '../create-source';
import { readState } from './storage-state';
import { sampleContents } from './sample-contents';

const [first, second] = notifications as [Notification, Notification];

let name = '';
let databases = 0;
let browser: ReturnType<typeof watchDatabases>;
const opened: WorkspaceSource[] = [];

const open = () => {
  const source = createBrowserSource({ name });
  opened.push(source);
  return source;
};

async function titleChange(
  source: WorkspaceSource,
  title: string,
  record: Notification = first,
): Promise<Change> {
  const base = await source.get('notifications', record.id);
  const next = { ...(base?.record ?? record), title };
  return { collection: 'notifications', key: record.id, base, next };
}

const titleIn = async (source: WorkspaceSource, { id } = first) =>
  (await source.get('notifications', id))?.record.title;

const reload = (source: WorkspaceSource) => {
  source.close();
  return open();
};

const writesIn = () =>
  withDatabase(name, async (database) => readState(await database.get('meta', 'state')).revision);

beforeEach(() => {
  name = `closed-${(databases += 1)}`;
  browser = watchDatabases();
});

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
  jest.restoreAllMocks();
});

describe('database that the browser closes', () => {
  it.each(['closeAll', 'loseAll'] as const)(
    '[R21] a closed database is opened again for the next write, which persists (%s)',
    async (close) => {
      const source = open();
      await source.list('notifications');
      browser[close]();
      await write(source, [await titleChange(source, 'Kept')]);
      expect(source.status()).toMatchObject({ durability: 'durable', reason: undefined });
      expect(await titleIn(reload(source))).toBe('Kept');
    },
  );

  it.each(['closeAll', 'loseAll'] as const)(
    '[R21] stores an interrupted write exactly once (%s)',
    async (close) => {
      const source = open();
      await source.list('notifications');
      const shown: (string | undefined)[] = [];
      source.subscribe(() => shown.push(source.peek('notifications')?.[0]?.title));
      closeDuringWrite('notifications', browser[close]);
      const outcome = await write(source, [await titleChange(source, 'Kept')]);
      expect(outcome).toMatchObject({ ok: true, written: [{ stored: { revision: 2 } }] });
      expect(new Set(shown)).toEqual(new Set(['Kept']));
      expect(await writesIn()).toBe(1);
      expect(source.status().durability).toBe('durable');
      expect(await titleIn(reload(source))).toBe('Kept');
    },
  );

  it('[R21] stores waiting writes in order', async () => {
    const source = open();
    const base = await source.get('notifications', second.id);
    closeDuringWrite('notifications', browser.closeAll);
    const writing = source.withWriteLock(async (writer) => {
      await writer.write([await titleChange(source, 'First')]);
      await writer.write([await titleChange(source, 'Then')]);
    });
    const next = { ...second, title: 'Last' };
    await Promise.all([
      writing,
      write(source, [{ collection: 'notifications', key: second.id, base, next }]),
    ]);
    const again = reload(source);
    expect(await titleIn(again)).toBe('Then');
    expect(await titleIn(again, second)).toBe('Last');
    expect(await writesIn()).toBe(3);
  });

  it('[R21] a workspace is replaced completely even if its database is closed meanwhile', async () => {
    const source = open();
    await write(source, [await titleChange(source, 'Before')]);
    closeDuringWrite('notifications', browser.closeAll);
    const imported = { ...sampleContents, notifications: [{ ...first, title: 'Imported' }] };
    const replaced = await source.withWriteLock((writer) => writer.replace(imported));
    expect(replaced.ok).toBe(true);
    const again = reload(source);
    expect(await titleIn(again)).toBe('Imported');
    expect(await again.count('notifications')).toBe(1);
    closeDuringWrite('notifications', browser.closeAll);
    await replace(again);
    expect(await titleIn(reload(again))).toBe(first.title);
  });

  it('[R21] shows what another tab wrote while the database was closed, and does not overwrite it', async () => {
    const [one, other] = [open(), open()];
    await one.list('notifications');
    const mine = await titleChange(one, 'Mine');
    browser.closeAll();
    await write(other, [await titleChange(other, 'Theirs')]);
    expect(await write(one, [mine])).toMatchObject({ ok: false });
    expect(await titleIn(one)).toBe('Theirs');
    expect(await titleIn(reload(one))).toBe('Theirs');
  });

  it('[R21] shows changes missed while the database was closed, without a write', async () => {
    const [one, other] = [open(), open()];
    await one.list('notifications');
    const telling = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation();
    await write(other, [await titleChange(other, 'Untold')]);
    telling.mockRestore();
    browser.closeAll();
    await waitUntil(() => one.peek('notifications')?.[0]?.title === 'Untold');
  });
});

describe('database that cannot be opened again', () => {
  it('[R21] continues in memory after three attempts, and reports the reason', async () => {
    const source = open();
    await source.list('notifications');
    browser.opens.mockClear().mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    browser.closeAll();
    await waitUntil(() => source.status().durability === 'memory');
    expect(source.status().reason).toBe('failed');
    await write(source, [await titleChange(source, 'In memory')]);
    expect(await titleIn(source)).toBe('In memory');
    expect(browser.opens).toHaveBeenCalledTimes(3);
  });

  it('[R21] refuses the interrupted write', async () => {
    const source = open();
    await source.list('notifications');
    const change = await titleChange(source, 'Lost');
    browser.opens.mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    closeDuringWrite('notifications', browser.loseAll);
    await expect(write(source, [change])).rejects.toMatchObject({ name: 'StorageError' });
    expect(await titleIn(source)).toBe(first.title);
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'failed' });
  });

  it('[R21] a deleted database is not created again', async () => {
    const source = open();
    await write(source, [await titleChange(source, 'At hand')]);
    await source.list('notifications');
    browser.loseAll();
    await new Promise((done) => {
      indexedDB.deleteDatabase(name).onsuccess = done;
    });
    await write(source, [await titleChange(source, 'Refused')]).catch(() => undefined);
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'failed' });
    expect(await titleIn(source)).toBe('At hand');
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
  });

  it('[R21, R87] a database is not read if another version replaced it while it was closed', async () => {
    const source = open();
    await source.list('notifications');
    browser.loseAll();
    await withDatabase(name, (database) => database.put('meta', 99, 'schemaVersion'));
    expect(await source.get('contracts', 'none')).toBeUndefined();
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'other-version' });
  });

  it('[R21] abandons a database that the browser closes repeatedly', async () => {
    const source = open();
    await source.list('notifications');
    browser.opens.mockClear();
    while (source.status().durability === 'durable') {
      browser.closeAll();
      await source.count('notifications', 'timestamp').catch(() => undefined);
      await source.readLog();
    }
    expect(source.status().reason).toBe('failed');
    expect(browser.opens.mock.calls.length).toBeLessThanOrEqual(10);
  });
});
