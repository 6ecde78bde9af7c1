import 'fake-indexeddb/auto';
import { openBroadcast } from './broadcast';
import { notifications } from '../../fixtures/notifications';
import type { Notification } from '../../domain/notification';
import type { Change, WorkspaceSource } from './source';
import { closeDatabaseDuringWrite, watchDatabases } from '../test-support/browser-closing';
import { withDatabase } from '../test-support/with-database';
import { waitUntil } from '../test-support/wait-until';
import { replaceContents, writeChanges } from '../test-support/write';
import { createBrowserSource } from '../create-source';
import { readState } from './storage-state';
import { sampleContents } from './sample-contents';
import { waitFor } from '@testing-library/dom';
import { QueryObserver } from '@tanstack/react-query';
import {
  createQueryClient,
  cachedQueryLifetimeMs,
  queryStaleTimeMs,
  shouldRetryQuery,
} from './query-cache';
import { loadEmptySeed, createSeed } from '../test-support/seeds';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { batchRequests, runWriteTransaction } from './stored-record';
import { setNotificationsRead } from '../commands/mark-notifications';
import { createTestSession } from '../test-support/session';
import { createWorkspace } from '../workspace';

describe('broadcast', () => {
  it('[workspace] a closed broadcast channel sends no messages and does not throw', () => {
    const heard = jest.fn();
    const [closed, other] = [
      openBroadcast('closed', () => undefined),
      openBroadcast('closed', heard),
    ];
    closed.close();
    expect(() => closed.post({ revision: 1, epoch: 0, changed: [] })).not.toThrow();
    expect(heard).not.toHaveBeenCalled();
    other.close();
  });
});

describe('closed database connection', () => {
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

  describe('database that the browser closes unexpectedly', () => {
    it.each(['closeAll', 'loseAll'] as const)(
      '[R21] a database that the browser has closed is reopened for the next write (%s)',
      async (close) => {
        const source = open();
        await source.list('notifications');
        browser[close]();
        await writeChanges(source, [await titleChange(source, 'Kept')]);
        expect(source.status()).toMatchObject({ durability: 'durable', reason: undefined });
        expect(await titleIn(reload(source))).toBe('Kept');
      },
    );

    it.each(['closeAll', 'loseAll'] as const)(
      '[R21] an interrupted write is stored exactly once (%s)',
      async (close) => {
        const source = open();
        await source.list('notifications');
        const shown: (string | undefined)[] = [];
        source.subscribe(() => shown.push(source.peek('notifications')?.[0]?.title));
        closeDatabaseDuringWrite('notifications', browser[close]);
        const outcome = await writeChanges(source, [await titleChange(source, 'Kept')]);
        expect(outcome).toMatchObject({ ok: true, written: [{ stored: { revision: 2 } }] });
        expect(new Set(shown)).toEqual(new Set(['Kept']));
        expect(await writesIn()).toBe(1);
        expect(source.status().durability).toBe('durable');
        expect(await titleIn(reload(source))).toBe('Kept');
      },
    );

    it('[R21] writes that wait for a closed database are stored in order', async () => {
      const source = open();
      const base = await source.get('notifications', second.id);
      closeDatabaseDuringWrite('notifications', browser.closeAll);
      const writing = source.withWriteLock(async (writer) => {
        await writer.write([await titleChange(source, 'First')]);
        await writer.write([await titleChange(source, 'Then')]);
      });
      const next = { ...second, title: 'Last' };
      await Promise.all([
        writing,
        writeChanges(source, [{ collection: 'notifications', key: second.id, base, next }]),
      ]);
      const again = reload(source);
      expect(await titleIn(again)).toBe('Then');
      expect(await titleIn(again, second)).toBe('Last');
      expect(await writesIn()).toBe(3);
    });

    it('[R21] replacing a workspace is complete even if its database closes during the write', async () => {
      const source = open();
      await writeChanges(source, [await titleChange(source, 'Before')]);
      closeDatabaseDuringWrite('notifications', browser.closeAll);
      const imported = { ...sampleContents, notifications: [{ ...first, title: 'Imported' }] };
      const replaced = await source.withWriteLock((writer) => writer.replace(imported));
      expect(replaced.ok).toBe(true);
      const again = reload(source);
      expect(await titleIn(again)).toBe('Imported');
      expect(await again.list('notifications')).toHaveLength(1);
      closeDatabaseDuringWrite('notifications', browser.closeAll);
      await replaceContents(again);
      expect(await titleIn(reload(again))).toBe(first.title);
    });

    it('[R21] changes made by another tab while the database was closed are shown and not overwritten', async () => {
      const [one, other] = [open(), open()];
      await one.list('notifications');
      const mine = await titleChange(one, 'Mine');
      browser.closeAll();
      await writeChanges(other, [await titleChange(other, 'Theirs')]);
      expect(await writeChanges(one, [mine])).toMatchObject({ ok: false });
      expect(await titleIn(one)).toBe('Theirs');
      expect(await titleIn(reload(one))).toBe('Theirs');
    });

    it('[R21] changes missed while the database was closed are shown, even without a new write', async () => {
      const [one, other] = [open(), open()];
      await one.list('notifications');
      const telling = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation();
      await writeChanges(other, [await titleChange(other, 'Untold')]);
      telling.mockRestore();
      browser.closeAll();
      await waitUntil(() => one.peek('notifications')?.[0]?.title === 'Untold');
    });
  });

  describe('database that cannot be reopened', () => {
    it('[R21] after three failed attempts to reopen the database, the workspace continues in memory and shows why', async () => {
      const source = open();
      await source.list('notifications');
      browser.opens.mockClear().mockImplementation(() => {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      });
      browser.closeAll();
      await waitUntil(() => source.status().durability === 'memory');
      expect(source.status().reason).toBe('failed');
      await writeChanges(source, [await titleChange(source, 'In memory')]);
      expect(await titleIn(source)).toBe('In memory');
      expect(browser.opens).toHaveBeenCalledTimes(3);
    });

    it('[R21] a write that was interrupted by a closed database is refused if the database cannot be reopened', async () => {
      const source = open();
      await source.list('notifications');
      const change = await titleChange(source, 'Lost');
      browser.opens.mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
      closeDatabaseDuringWrite('notifications', browser.loseAll);
      await expect(writeChanges(source, [change])).rejects.toMatchObject({ name: 'StorageError' });
      expect(await titleIn(source)).toBe(first.title);
      expect(source.status()).toMatchObject({ durability: 'memory', reason: 'failed' });
    });

    it('[R21] a deleted database is not recreated', async () => {
      const source = open();
      await writeChanges(source, [await titleChange(source, 'At hand')]);
      await source.list('notifications');
      browser.loseAll();
      await new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done;
      });
      await writeChanges(source, [await titleChange(source, 'Refused')]).catch(() => undefined);
      expect(source.status()).toMatchObject({ durability: 'memory', reason: 'failed' });
      expect(await titleIn(source)).toBe('At hand');
      expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
    });

    it('[R21, R87] a database is not reopened if another version has replaced it', async () => {
      const source = open();
      await source.list('notifications');
      browser.loseAll();
      await withDatabase(name, (database) => database.put('meta', 99, 'schemaVersion'));
      expect(await source.get('contracts', 'none')).toBeUndefined();
      expect(source.status()).toMatchObject({ durability: 'memory', reason: 'other-version' });
    });

    it('[R21] a database that the browser closes repeatedly is no longer used', async () => {
      const source = open();
      await source.list('notifications');
      browser.opens.mockClear();
      while (source.status().durability === 'durable') {
        browser.closeAll();
        await source.find('notifications', 'timestamp').catch(() => undefined);
        await source.readLog();
      }
      expect(source.status().reason).toBe('failed');
      expect(browser.opens.mock.calls.length).toBeLessThanOrEqual(10);
    });
  });
});

describe('shouldRetryQuery', () => {
  it.each(['401 Unauthorized', 'Request failed with status 403', 'Not found (404)'])(
    '[G6] a query is not retried after the error %s',
    (message) => {
      expect(shouldRetryQuery(0, new Error(message))).toBe(false);
    },
  );

  it('[G6] other failed queries are retried once', () => {
    expect(shouldRetryQuery(0, new Error('500 Internal Server Error'))).toBe(true);
    expect(shouldRetryQuery(1, new Error('500 Internal Server Error'))).toBe(false);
    expect(shouldRetryQuery(0, new Error(''))).toBe(true);
  });

  it('[G6] a query can fail with any thrown value', () => {
    expect(shouldRetryQuery(0, 'status 404')).toBe(false);
    expect(shouldRetryQuery(0, undefined)).toBe(true);
  });
});

describe('createQueryClient', () => {
  it('[G6, B26] the query client has the specified options', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queryStaleTimeMs).toBe(30_000);
    expect(cachedQueryLifetimeMs).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: 30_000,
      gcTime: 300_000,
      retry: shouldRetryQuery,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });

  it.each([
    ['once after a failure', 'broken', 2],
    ['never after a 404', '404', 1],
  ])('[G6] a failed query is retried %s', async (_what, message, calls) => {
    jest.useFakeTimers();
    const observed = createQueryClient();
    const retried = jest.fn(() => Promise.reject(new Error(message)));
    const observer = new QueryObserver(observed, { queryKey: ['x'], queryFn: retried });
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(retried).toHaveBeenCalledTimes(calls);
    expect(observer.getCurrentResult().status).toBe('error');
    stop();
    jest.useRealTimers();
  });

  it('[G6] a failed mutation is not retried', async () => {
    const write = jest.fn(() => Promise.reject(new Error('broken')));
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: write });
    await expect(mutation.execute(undefined)).rejects.toThrow('broken');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('[G6] data that has not been used for five minutes is removed from the cache', async () => {
    jest.useFakeTimers();
    const client = createQueryClient();
    await client.query({ queryKey: ['x'], queryFn: () => 1 });
    await jest.advanceTimersByTimeAsync(299_000);
    expect(client.getQueryData(['x'])).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['x'])).toBeUndefined();
    jest.useRealTimers();
  });

  it('[G6] queries are not repeated when the window gets the focus', async () => {
    const read = jest.fn(() => 1);
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: read, staleTime: 0 });
    const stop = observer.subscribe(() => undefined);
    await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(client.isFetching()).toBe(0);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
    client.unmount();
  });
});

describe('seeding', () => {
  const [first] = notifications as [Notification];

  const idOf = (index: number) => `NT-${String(index).padStart(3, '0')}`;
  const titled = (id: string, title: string) => ({ ...first, id, title });

  const sample = Array.from({ length: 35 }, (_, index) => titled(idOf(index), 'First'));

  let name = '';
  let databases = 0;
  const opened: WorkspaceSource[] = [];

  function open(records: readonly Notification[] = sample) {
    const source = createBrowserSource({
      name,
      seed: createSeed({ notifications: records }, loadEmptySeed),
    });
    opened.push(source);
    return source;
  }

  const standing = () =>
    withDatabase(name, async (database) => {
      const meta = (await database.getAllKeys('meta')).map(String);
      return {
        records: await database.count('notifications'),
        meta: meta.filter((key) => key.includes('notifications')),
      };
    });

  const isKept = async (source: WorkspaceSource, expected: readonly Notification[]) => {
    expect(await source.get('notifications', expected[0]?.id ?? '')).toBeDefined();
    expect(await source.list('notifications')).toEqual(expected);
    expect(await source.find('notifications', 'timestamp')).toEqual(expected);
    expect(source.status().durability).toBe('durable');
    expect(await standing()).toEqual({ records: expected.length, meta: ['seeded:notifications'] });
  };

  beforeEach(() => {
    name = `seeds-${(databases += 1)}`;
  });

  afterEach(() => {
    jest.restoreAllMocks();
    for (const source of opened.splice(0)) source.close();
  });

  describe('initial records of a collection', () => {
    const reads = {
      list: (source: WorkspaceSource) => source.list('notifications'),
      get: (source: WorkspaceSource) => source.get('notifications', idOf(3)),
      find: (source: WorkspaceSource) => source.find('notifications', 'timestamp'),
    };

    it.each(Object.entries(reads))(
      '[workspace] all initial records are stored on the first call of %s',
      async (_by, read) => {
        await read(open());
        await isKept(open([]), sample);
      },
    );

    it('[workspace] the initial records are stored before the first change, which is preserved', async () => {
      const source = open();
      const changed = titled(idOf(3), 'Changed');
      const base = await source.get('notifications', changed.id);
      await writeChanges(source, [
        { collection: 'notifications', key: changed.id, base, next: changed },
      ]);
      await isKept(
        open(),
        sample.map((record) => (record.id === changed.id ? changed : record)),
      );
    });

    it('[workspace] the initial records are stored once if two tabs open at the same time', async () => {
      const put = jest.spyOn(IDBObjectStore.prototype, 'put');
      const tabs = [open(), open()];
      await Promise.all(tabs.map((tab) => tab.list('notifications')));
      const stores = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
      expect(stores.filter((store) => store === 'notifications')).toHaveLength(sample.length);
      for (const tab of tabs) await isKept(tab, sample);
    });

    it.each([0, 19, 34])(
      '[workspace] if the storage is full at record %i, the initial records are shown, and stored on the next page load',
      async (refused) => {
        type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest;
        const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(
          this: IDBObjectStore,
          ...[value, key]: Parameters<Put>
        ) {
          const { key: own } = value as { readonly key?: string };
          if (own === idOf(refused)) throw new DOMException('No room', 'QuotaExceededError');
          return put.call(this, value, key) as IDBRequest<IDBValidKey>;
        });
        const source = open();
        expect(await source.list('notifications')).toEqual(sample);
        expect(source.status()).toMatchObject({ durability: 'memory', reason: 'full' });
        source.close();
        jest.restoreAllMocks();

        expect(await standing()).toEqual({ records: 0, meta: [] });
        await isKept(open(), sample);
      },
    );
  });
});

describe('stored records', () => {
  let databases = 0;
  let database: IDBPDatabase;

  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: String(index).padStart(5, '0') }));

  const keep = (items: readonly object[]) =>
    runWriteTransaction(database, ['kept'], async (transaction) => {
      const store = unwrap(transaction.objectStore('kept'));
      await batchRequests(items, (item) => store.put(item));
    });

  beforeEach(async () => {
    database = await openDB(`bulk-${(databases += 1)}`, 1, {
      upgrade: (opened) => void opened.createObjectStore('kept', { keyPath: 'key' }),
    });
  });

  afterEach(() => database.close());

  describe('batch of requests in one transaction', () => {
    it.each([0, 1, 500, 501, 1000, 1777])(
      '[workspace] a batch of %i requests sends each request once',
      async (count) => {
        const put = jest.spyOn(IDBObjectStore.prototype, 'put');
        await keep(records(count));
        expect(put).toHaveBeenCalledTimes(count);
        expect(await database.getAllKeys('kept')).toEqual(records(count).map(({ key }) => key));
      },
    );

    it.each([0, 499, 700, 1500])(
      '[workspace] nothing is stored if request %i of a batch throws immediately',
      async (at) => {
        const items: object[] = records(1777);
        items[at] = { noKey: true };
        await expect(keep(items)).rejects.toMatchObject({ name: 'DataError' });
        expect(await database.count('kept')).toBe(0);
      },
    );

    it.each([0, 499, 700, 1500])(
      '[workspace] nothing is stored if request %i of a batch fails later, and the error is reported',
      async (at) => {
        const items = [...records(1777)];
        const twice = items[at] as { key: string };
        const adding = runWriteTransaction(database, ['kept'], async (transaction) => {
          const store = unwrap(transaction.objectStore('kept'));
          store.put(twice);
          await batchRequests(items, (item) => store.add(item));
        });
        await expect(adding).rejects.toMatchObject({ name: 'ConstraintError' });
        expect(await database.count('kept')).toBe(0);
      },
    );
  });
});

describe('writer lock', () => {
  const [first] = notifications as [Notification];
  const ids = [first.id];

  let name = '';
  let databases = 0;
  const opened: WorkspaceSource[] = [];
  const locks = navigator.locks;

  const open = () => {
    const source = createBrowserSource({ name });
    opened.push(source);
    return source;
  };

  const setLocks = (value: unknown) =>
    Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true });

  function freezeTab() {
    let thaw: () => void = () => undefined;
    const frozen = new Promise<void>((done) => {
      thaw = done;
    });
    void locks.request(name, () => frozen);
    return thaw;
  }

  async function titleChange(source: WorkspaceSource, title: string): Promise<Change> {
    const base = await source.get('notifications', first.id);
    return { collection: 'notifications', key: first.id, base, next: { ...first, title } };
  }

  const titleIn = async (source: WorkspaceSource) =>
    (await source.get('notifications', first.id))?.record.title;

  beforeEach(() => {
    name = `locks-${(databases += 1)}`;
  });

  afterEach(() => {
    for (const source of opened.splice(0)) source.close();
    setLocks(locks);
  });

  describe('write lock held by a suspended tab', () => {
    it('[workspace] a write fails after ten seconds without changes, and succeeds after the other tab has resumed', async () => {
      const source = open();
      const workspace = createWorkspace({ source, behaviour: 'live' });
      const before = await source.list('notifications');
      const thaw = freezeTab();
      const session = createTestSession();
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] });
      const running = workspace.run(setNotificationsRead, { ids, isRead: true }, session);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await running).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
      jest.useRealTimers();
      const description =
        'Another tab of Trustfold is still saving. Your change was not saved. Try again, or close the other tab.';
      expect(session.toasts).toMatchObject([{ title: 'Not saved', description }]);
      expect(await source.list('notifications')).toBe(before);
      expect(source.status().durability).toBe('durable');

      thaw();
      const again = await workspace.run(setNotificationsRead, { ids, isRead: true }, session);
      expect(again.status).toBe('done');
    });

    it('[workspace] the workspace can still be opened and read while another tab holds the lock', async () => {
      const thaw = freezeTab();
      expect(await open().list('notifications')).toHaveLength(8);
      thaw();
    });
  });

  describe('browser without Web Locks', () => {
    beforeEach(() => setLocks(undefined));

    it('[workspace] without Web Locks, a message appears and changes are still stored', async () => {
      const source = open();
      const workspace = createWorkspace({ source, behaviour: 'live' });
      const results = await Promise.all([
        workspace.run(setNotificationsRead, { ids, isRead: true }, createTestSession()),
        workspace.run(setNotificationsRead, { ids: ['NT-002'], isRead: true }, createTestSession()),
      ]);
      expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
      expect(source.status()).toMatchObject({ durability: 'durable', isAlone: true });
      expect((await open().get('notifications', first.id))?.record.isRead).toBe(true);
    });

    it('[workspace] without Web Locks, a write that another tab’s write interrupted is refused', async () => {
      const [one, other] = [open(), open()];
      await Promise.all([one.list('notifications'), other.list('notifications')]);
      const change = await titleChange(one, 'One');
      const interrupted = one.withWriteLock(async (writer) => {
        await writeChanges(other, [await titleChange(other, 'Other')]);
        return writer.write([change]);
      });
      await expect(interrupted).rejects.toMatchObject({ name: 'StorageError', reason: 'busy' });
      expect(await titleIn(open())).toBe('Other');
      expect(one.status().durability).toBe('durable');

      const again = await writeChanges(one, [change]);
      expect(again).toMatchObject({ ok: false, conflicts: [{ kind: 'fields' }] });
      expect(await titleIn(one)).toBe('Other');
      await writeChanges(one, [await titleChange(one, 'One again')]);
      expect(await titleIn(open())).toBe('One again');
    });
  });
});
