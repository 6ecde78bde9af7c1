import { setNotificationsRead } from '../commands/mark-notifications';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { AuditEntry } from '../../domain/audit';
import { auditEntries } from '../../fixtures/audit-entries';
import { notifications } from '../../fixtures/notifications';
import type { Notification } from '../../domain/notification';
import { originalSampleTime } from '../../fixtures/seeding-time';
import { loadSampleSeed, type SeedLoader } from './seed-data';
import { loadEmptySeed } from '../test-support/seeds';
import type { Change, SourceEvent, WorkspaceSource } from './source';
import { createTestSession } from '../test-support/session';
import { sampleClock } from '../test-support/create-test-workspace';
import { createWorkspace } from '../workspace';
import { createBrowserSource, type BrowserSourceOptions } from '../create-source';
import { waitUntil } from '../test-support/wait-until';
import { replaceContents, writeChanges } from '../test-support/write';

const [first, second] = notifications as [Notification, Notification];

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

const open = (options: Omit<BrowserSourceOptions, 'name'> = {}) => {
  const source = createBrowserSource({ name, ...options });
  opened.push(source);
  return source;
};

const titleChange = async (source: WorkspaceSource, title: string): Promise<Change> => {
  const base = await source.get('notifications', first.id);
  return {
    collection: 'notifications',
    key: first.id,
    base,
    next: { ...(base?.record ?? first), title },
  };
};

const titleIn = async (source: WorkspaceSource) =>
  (await source.get('notifications', first.id))?.record.title;

const tamper = async (change: (envelope: Record<string, unknown>) => unknown) => {
  const database = await openDB(name);
  const envelope = (await database.get('notifications', first.id)) as Record<string, unknown>;
  await database.put('notifications', change(envelope));
  database.close();
};

type Put = IDBObjectStore['put'];

const failWith = (error: Error) =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error;
  });

const asks = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

const quotaError = () => new DOMException('No room', 'QuotaExceededError');

beforeEach(() => {
  name = `browser-${(databases += 1)}`;
});

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
});

describe('workspace in the browser', () => {
  it('[workspace] stored records are available when the workspace is opened again', async () => {
    const source = open();
    await source.list('notifications');
    await writeChanges(source, [await titleChange(source, 'Kept')]);
    expect(source.status()).toEqual({
      durability: 'durable',
      reason: undefined,
      quarantined: 0,
      isAlone: false,
    });
    source.close();
    expect(await titleIn(open())).toBe('Kept');
  });

  it('[workspace] the sample is stored only once, even if the user has deleted its records', async () => {
    const source = open();
    const base = await source.get('notifications', first.id);
    await writeChanges(source, [
      { collection: 'notifications', key: first.id, base, next: undefined },
    ]);
    source.close();
    expect(await open().list('notifications')).toHaveLength(7);
  });

  it('[workspace] a workspace counts as new only when this browser opens it for the first time', async () => {
    const onNew = jest.fn();
    await open({ onNew }).list('profiles');
    expect(onNew).toHaveBeenCalledTimes(1);
    await open({ onNew }).list('profiles');
    expect(onNew).toHaveBeenCalledTimes(1);
  });

  it('[workspace] the sample of a collection is stored when the collection is first read', async () => {
    const asked: string[] = [];
    const seed: SeedLoader = (collection) => {
      asked.push(collection);
      return loadSampleSeed(collection);
    };
    const source = open({ seed });
    await source.list('notifications');
    expect(asked).toEqual(['notifications']);
  });

  it('[workspace] each record exists once if two tabs create the workspace at the same time', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.list('contracts'), other.list('contracts')]);
    expect(await open().list('contracts')).toHaveLength(3);
  });

  it('[workspace] user changes are written with strict durability, and the sample with relaxed durability', async () => {
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    const durabilityOf = () =>
      begun.mock.calls.flatMap(([, mode, options]) =>
        mode === 'readwrite' ? [options?.durability] : [],
      );
    const source = open();
    const change = await titleChange(source, 'Kept');
    expect(new Set(durabilityOf())).toEqual(new Set(['relaxed']));
    begun.mockClear();
    await writeChanges(source, [change]);
    expect(durabilityOf()).toEqual(['strict']);
  });

  it('[workspace] a read fails if the sample cannot be loaded, and the next read retries', async () => {
    let isBroken = true;
    const seed: SeedLoader = (collection) =>
      isBroken ? Promise.reject(new Error('Loading chunk 7 failed')) : loadSampleSeed(collection);
    const source = open({ seed });
    await expect(source.list('contracts')).rejects.toThrow('Loading chunk 7 failed');
    isBroken = false;
    expect(await source.list('contracts')).toHaveLength(3);
    expect(source.status().durability).toBe('durable');
  });
});

describe('invalid stored records', () => {
  it.each([
    [
      'a field of another type',
      (envelope: object) => ({ ...envelope, record: { ...first, isRead: 'no' } }),
    ],
    [
      'a text beyond its limit',
      (envelope: object) => ({ ...envelope, record: { ...first, message: 'x'.repeat(20_001) } }),
    ],
    ['a value that is not a record', (envelope: object) => ({ ...envelope, record: undefined })],
    ['no revision', (envelope: object) => ({ ...envelope, revision: 'x' })],
    ['another record’s key', (envelope: object) => ({ ...envelope, record: second })],
  ])('[workspace] a record with %s is quarantined and counted', async (_what, change) => {
    const before = open();
    await before.list('notifications');
    before.close();
    await tamper(change);

    const source = open();
    expect(await source.list('notifications')).toHaveLength(7);
    expect(source.status()).toMatchObject({ durability: 'durable', quarantined: 1 });
    const [kept] = await source.quarantined();
    expect(kept).toMatchObject({ collection: 'notifications', key: first.id });
    expect(kept?.reasons[0]).toEqual(expect.any(String));
    source.close();

    const again = open();
    await again.list('notifications');
    await waitUntil(() => again.status().quarantined === 1);
  });

  it('[workspace] an invalid record is quarantined when it is read by key or by index', async () => {
    const before = open();
    await before.list('notifications');
    before.close();
    await tamper((envelope) => ({ ...envelope, record: null }));
    const source = open();
    expect(await source.get('notifications', first.id)).toBeUndefined();
    expect(await source.find('notifications', 'timestamp')).toHaveLength(7);
    expect(source.status().quarantined).toBe(1);
    await replaceContents(source);
    expect(source.status().quarantined).toBe(0);
    expect(await source.quarantined()).toEqual([]);
    expect(await source.list('notifications')).toHaveLength(8);
  });
});

describe('records with an invalid time', () => {
  const badTimes = ['2024-12-31T23:59:59+05', '9999-12-31T23:59:59.999Z'];

  const damage = async (collection: string, key: string, index: string, time: string) => {
    const database = await openDB(name);
    const envelope = (await database.get(collection, key)) as {
      record: object;
      at: Record<string, string>;
    };
    const at = Object.fromEntries(Object.keys(envelope.at).map((field) => [field, time]));
    const record = { ...envelope.record, [index]: time };
    await database.put(collection, { ...envelope, record, at: { ...envelope.at, ...at } });
    database.close();
  };

  it.each(badTimes)(
    '[workspace] an audit entry with the time %s is quarantined, and commands still succeed',
    async (time) => {
      const before = open();
      const [entry] = await before.list('auditEntries');
      before.close();
      await damage('auditEntries', entry?.id ?? '', 'at', time);

      const source = open();
      const workspace = createWorkspace({ source, behaviour: 'live', now: sampleClock });
      const ids = [first.id];
      const read = await workspace.run(
        setNotificationsRead,
        { ids, isRead: true },
        createTestSession(),
      );
      expect(read.status).toBe('done');
      const [last] = await source.find('auditEntries', 'at', { descending: true, limit: 1 });
      expect(source.status()).toMatchObject({ durability: 'durable', quarantined: 1 });
      expect(last).toMatchObject({ action: 'notification.setRead', at: originalSampleTime });
    },
  );

  it.each(badTimes)('[workspace] a transaction with the time %s is quarantined', async (time) => {
    const before = open();
    const [transaction, ...others] = await before.list('transactions');
    before.close();
    await damage('transactions', transaction?.id ?? '', 'timestamp', time);
    const source = open();
    expect(await source.list('transactions')).toEqual(others);
    expect(await source.quarantined()).toMatchObject([
      { reasons: ['timestamp: Enter a time from 1900 to 2199 such as 2024-07-22T09:00:00Z'] },
    ]);
  });

  it('[workspace] valid records after a quarantined record are found', async () => {
    const before = open();
    await before.list('notifications');
    before.close();
    await damage('notifications', first.id, 'timestamp', '9999-12-31T23:59:59Z');
    const latest = { descending: true, limit: 2 };
    const found = await open().find('notifications', 'timestamp', latest);
    expect(found.map(({ id }) => id)).toEqual([second.id, 'NT-003']);
  });
});

describe('schema versions', () => {
  it.each([1, 2, 99])(
    '[R87] data of schema version %i is neither read nor changed',
    async (version) => {
      const before = open({ version });
      await writeChanges(before, [await titleChange(before, 'Of another version')]);
      before.close();
      const source = open();
      expect(await source.list('contracts')).toHaveLength(3);
      expect(await titleIn(source)).toBe(first.title);
      expect(source.status()).toMatchObject({ durability: 'memory', reason: 'other-version' });
      expect(await titleIn(open({ version }))).toBe('Of another version');
    },
  );

  it('[R87] a database without a schema version is not read', async () => {
    const old = await openDB(name, 2, {
      upgrade: (database) => void database.createObjectStore('meta'),
    });
    old.close();
    const source = open();
    expect(await source.list('contracts')).toHaveLength(3);
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'other-version' });
  });
});

describe('storage failures', () => {
  it('[workspace] the workspace continues in memory if the browser refuses storage', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const source = open();
    const statuses: SourceEvent[] = [];
    source.subscribe((event) => event.kind === 'status' && statuses.push(event));
    expect(await source.list('contracts')).toHaveLength(3);
    await writeChanges(source, [await titleChange(source, 'In memory')]);
    expect(await titleIn(source)).toBe('In memory');
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'blocked' });
    expect(statuses).toHaveLength(1);
  });

  it('[workspace] the workspace continues in memory if the browser does not respond', async () => {
    const SilentRequest = IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest;
    jest.spyOn(indexedDB, 'open').mockImplementation(() => new SilentRequest());
    jest.useFakeTimers();
    const source = open();
    const listing = source.list('contracts');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await listing).toHaveLength(3);
    jest.useRealTimers();
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'unresponsive' });
  });

  it('[workspace] the workspace continues in memory if there is no space for the sample', async () => {
    failWith(quotaError());
    const source = open();
    expect(await source.list('contracts')).toHaveLength(3);
    await waitUntil(() => source.status().durability === 'memory');
    expect(source.status().reason).toBe('full');
    expect(await source.list('notifications')).toHaveLength(8);
  });

  it('[R89] closing the page during a write requires confirmation', async () => {
    const source = open();
    const change = await titleChange(source, 'Slow');
    expect(asks()).toBe(false);
    const duringWrites: unknown[] = [];
    const put: Put = Reflect.get(IDBObjectStore.prototype, 'put');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function watched(
      this: IDBObjectStore,
      ...written: Parameters<Put>
    ) {
      duringWrites.push([asks(), source.peek('notifications')?.[0]?.title === 'Slow']);
      return put.apply(this, written);
    });
    await writeChanges(source, [change]);
    expect(duringWrites).toContainEqual([true, false]);
    expect(asks()).toBe(false);
  });

  it('[R89] if the storage is full, a failed write does not change the screen, and later writes are stored in memory', async () => {
    const source = open();
    const before = await source.list('notifications');
    const shown: (string | undefined)[] = [];
    source.subscribe(() => shown.push(source.peek('notifications')?.[0]?.title));
    const change = await titleChange(source, 'Too much');
    failWith(quotaError());
    await expect(writeChanges(source, [change])).rejects.toMatchObject({
      name: 'StorageError',
      reason: 'full',
    });
    expect(shown).not.toContain('Too much');
    expect(await source.list('notifications')).toEqual(before);
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'full' });

    await writeChanges(source, [await titleChange(source, 'In memory')]);
    expect(await titleIn(source)).toBe('In memory');
    await replaceContents(source);
    expect(await titleIn(source)).toBe(first.title);
  });

  it('[workspace] closing the page while changes are only in memory requires confirmation', async () => {
    const source = open();
    await writeChanges(source, [await titleChange(source, 'Kept')]);
    failWith(quotaError());
    const refused = await titleChange(source, 'Too much');
    await expect(writeChanges(source, [refused])).rejects.toThrow('storage is full');
    const [entry] = auditEntries as [AuditEntry];
    const line = { ...entry, id: 'AE-noted' };
    await writeChanges(source, [
      { collection: 'auditEntries', key: line.id, base: undefined, next: line },
    ]);
    expect(asks()).toBe(false);
    await writeChanges(source, [await titleChange(source, 'In memory')]);
    expect(asks()).toBe(true);
    source.close();
    expect(asks()).toBe(false);
  });

  it('[workspace] cached records stay available if the database is deleted', async () => {
    const source = open();
    await writeChanges(source, [await titleChange(source, 'Kept')]);
    await source.list('notifications');
    const deleted = new Promise((done) => {
      indexedDB.deleteDatabase(name).onsuccess = done;
    });
    await deleted;
    expect(source.status()).toMatchObject({ durability: 'memory', reason: 'failed' });
    expect(await titleIn(source)).toBe('Kept');
  });
});

describe('synchronization between tabs', () => {
  it('[workspace] a change in one tab appears in the others', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.list('notifications'), other.list('notifications')]);
    await writeChanges(one, [await titleChange(one, 'From the other tab')]);
    await waitUntil(
      async () => (await other.list('notifications'))[0]?.title === 'From the other tab',
    );
  });

  it('[workspace] additions, deletions and resets of another tab appear', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.list('notifications'), other.list('notifications')]);
    const record = { ...first, id: 'NT-000' };
    await writeChanges(one, [
      { collection: 'notifications', key: 'NT-000', base: undefined, next: record },
    ]);
    await waitUntil(async () => (await other.list('notifications')).length === 9);
    const base = await one.get('notifications', second.id);
    await writeChanges(one, [
      { collection: 'notifications', key: second.id, base, next: undefined },
    ]);
    await waitUntil(async () => (await other.list('notifications')).length === 8);
    await replaceContents(one);
    await waitUntil(async () => (await other.get('notifications', 'NT-000')) === undefined);
  });

  it('[workspace] a change to very many records appears in the other tabs', async () => {
    const many = Array.from({ length: 600 }, (_, index) => ({ ...first, id: `NT-1${index}` }));
    const [one, other] = [open(), open()];
    await Promise.all([one.list('notifications'), other.list('notifications')]);
    await writeChanges(
      one,
      many.map((next) => ({
        collection: 'notifications',
        key: next.id,
        base: undefined,
        next,
      })),
    );
    await waitUntil(async () => (await other.list('notifications')).length === 608);
  });

  it('[workspace] only one of two simultaneous writes to one record is accepted', async () => {
    const [one, other] = [open(), open()];
    const [read, title] = [await titleChange(one, 'Mine'), await titleChange(other, 'Yours')];
    const outcomes = await Promise.all([writeChanges(one, [read]), writeChanges(other, [title])]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const refused = outcomes.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ conflicts: [{ kind: 'fields' }] });
    await waitUntil(async () => (await titleIn(one)) === (await titleIn(other)));
  });

  it('[workspace] the workspace works if the browser does not support BroadcastChannel', async () => {
    const channel = globalThis.BroadcastChannel;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const source = open({ seed: loadEmptySeed });
    expect(await source.list('contracts')).toEqual([]);
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: channel, configurable: true });
  });

  it.each([
    ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['no longer frozen', () => document.dispatchEvent(new Event('resume', { bubbles: true }))],
    ['back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('[R23, workspace] a tab shows the changes it missed once it is %s', async (_how, comeBack) => {
    const [one, other] = [open(), open()];
    await other.list('notifications');
    const telling = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation();
    await writeChanges(one, [await titleChange(one, 'Untold')]);
    telling.mockRestore();
    expect(await titleIn(other)).toBe(first.title);
    comeBack();
    await waitUntil(async () => (await titleIn(other)) === 'Untold');
  });

  it('[R23] a tab closes its channel when it enters the back/forward cache, and reopens it on return', async () => {
    const [one, other] = [open(), open()];
    await other.list('notifications');
    const transition = (type: string) =>
      Object.assign(new Event(type), { persisted: true }) as PageTransitionEvent;
    const closing = jest.spyOn(BroadcastChannel.prototype, 'close');
    window.dispatchEvent(transition('pagehide'));
    expect(closing).toHaveBeenCalledTimes(2);
    window.dispatchEvent(transition('pageshow'));
    await writeChanges(one, [await titleChange(one, 'Told')]);
    await waitUntil(async () => (await titleIn(other)) === 'Told');
  });

  it('[workspace] invalid messages between tabs are ignored', async () => {
    const source = open();
    await source.list('contracts');
    const channel = new BroadcastChannel(name);
    channel.postMessage({ kind: 'written', keys: [{ collection: 'secrets', key: 1 }] });
    channel.postMessage('replaced');
    // After this delay, the messages have been delivered.
    await new Promise((done) => setTimeout(done));
    expect(source.peek('contracts')).toHaveLength(3);
    channel.close();
  });
});
