import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../store/seed-data';
import type { Change, WorkspaceSource } from '../store/source';
import { until } from '../test-support/until';
import { replace, write } from '../test-support/write';
import { createBrowserSource } from './browser-source';
import { Packs } from './packs';
import { connectionTo } from '../test-support/connection-to';
import { inDatabase } from '../test-support/in-database';

const [sample] = notifications as [Notification];

const notificationOf = (index: number): Notification => ({
  ...sample,
  id: `NT-${String(index).padStart(5, '0')}`,
  timestamp: new Date(Date.UTC(2024, 0, 1, 0, 0, index)).toISOString(),
});

const many = Array.from({ length: 2300 }, (_, index) => notificationOf(index));

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

const open = (first: readonly Notification[] = many) => {
  const source = createBrowserSource({
    name,
    seed: seedOf({ notifications: first }, emptySeed),
  });
  opened.push(source);
  return source;
};

interface Packed {
  readonly id: string;
  readonly count: number;
  readonly blocks: number;
}

const packed = () =>
  inDatabase(
    name,
    (meta) => meta.get('meta', 'packed:notifications') as Promise<Packed | undefined>,
  );

const blockKeys = async () => {
  const keys = await inDatabase(name, (meta) => meta.getAllKeys('meta'));
  return keys.map(String).filter((key) => key.startsWith('packed:notifications:'));
};

const untilPacked = () => until(async () => (await packed()) !== undefined);

/** A workspace with so many notifications that is packed and closed. */
async function leavePacked(): Promise<void> {
  const source = open();
  await source.list('notifications');
  await untilPacked();
  source.close();
}

/** How often records were read from the store of their collection, all of them or from a place on. */
function readsOfStore() {
  const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
  return () =>
    getAll.mock.contexts
      .map((store) => (store as IDBObjectStore).name === 'notifications')
      .filter(Boolean);
}

const stored = many.map((record) => ({ record, revision: 1 }));
const log = { epoch: 0, count: 0, recent: [] };
const free = () => Promise.resolve();

/** A database with nothing but the store that packs are kept in. */
const openMeta = () => openDB(name, 1, { upgrade: (made) => made.createObjectStore('meta') });

const titled = async (source: WorkspaceSource, key: string, title: string): Promise<Change> => {
  const base = await source.get('notifications', key);
  if (!base) throw new Error(`There is no ${key}.`);
  return { collection: 'notifications', key, base, next: { ...base.record, title } };
};

const added = (index: number): Change => {
  const next = notificationOf(index);
  return { collection: 'notifications', key: next.id, base: undefined, next };
};

beforeEach(() => {
  name = `packs-${(databases += 1)}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const source of opened.splice(0)) source.close();
});

describe('a long collection', () => {
  it('[workspace] is packed once the page is idle, and read from there the next time', async () => {
    await leavePacked();
    expect(await packed()).toMatchObject({ blocks: 3 });
    const reads = readsOfStore();
    expect(await open().list('notifications')).toEqual(many);
    expect(reads()).toEqual([]);
  });

  it('[workspace] has what was changed, removed and added since it was packed, and their revisions', async () => {
    await leavePacked();
    const writer = open();
    const base = await writer.get('notifications', 'NT-00002');
    await write(writer, [
      await titled(writer, 'NT-01500', 'Changed'),
      { collection: 'notifications', key: 'NT-00002', base, next: undefined },
      added(99_000),
    ]);
    await write(writer, [await titled(writer, 'NT-01500', 'Changed twice')]);
    writer.close();

    const reads = readsOfStore();
    const source = open();
    const listed = await source.list('notifications');
    expect(reads()).toEqual([]);
    expect(listed).toHaveLength(2300);
    expect(listed.at(-1)?.id).toBe('NT-99000');
    expect(listed.map(({ id }) => id)).not.toContain('NT-00002');
    expect(await source.get('notifications', 'NT-01500')).toMatchObject({
      record: { title: 'Changed twice' },
      revision: 3,
    });
  });

  it('[workspace] has what another tab changes while it is read', async () => {
    await leavePacked();
    const other = open();
    const change = await titled(other, 'NT-00001', 'Meanwhile');
    const source = open();
    const [listed] = await Promise.all([source.list('notifications'), write(other, [change])]);
    await until(async () => (await source.list('notifications'))[1]?.title === 'Meanwhile');
    expect(listed).toHaveLength(2300);
  });

  it('[workspace] is read record by record, and packed anew, after more writes than the log tells of', async () => {
    await leavePacked();
    const before = await packed();
    const writer = open();
    const changes = many.slice(0, 251).map(({ id }) => titled(writer, id, 'Changed'));
    await write(writer, await Promise.all(changes));
    writer.close();

    const reads = readsOfStore();
    const listed = await open().list('notifications');
    expect(reads()).not.toEqual([]);
    expect(listed.filter(({ title }) => title === 'Changed')).toHaveLength(251);
    await until(async () => (await packed())?.id !== before?.id);
    expect(await blockKeys()).toHaveLength(3);
  });

  it('[workspace] is packed anew after many changes, before the log ends', async () => {
    await leavePacked();
    const before = await packed();
    const writer = open();
    const changes = many.slice(0, 101).map(({ id }) => titled(writer, id, 'Changed'));
    await write(writer, await Promise.all(changes));
    writer.close();
    await open().list('notifications');
    await until(async () => (await packed())?.id !== before?.id);
    expect((await packed())?.count).toBe(1);
  });

  it('[workspace] has no text with what was removed once a page has read it and is idle', async () => {
    await leavePacked();
    const writer = open();
    const base = await writer.get('notifications', 'NT-00002');
    await write(writer, [{ collection: 'notifications', key: 'NT-00002', base, next: undefined }]);
    writer.close();
    const texts = async () => {
      const keys = await blockKeys();
      return inDatabase(name, (meta) => Promise.all(keys.map((key) => meta.get('meta', key))));
    };
    expect((await texts()).join()).toContain('"NT-00002"');
    await open().list('notifications');
    await until(async () => !(await texts()).join().includes('"NT-00002"'));
    await until(async () => (await blockKeys()).length === 3);
  });

  it('[workspace] is not what was packed before everything was replaced', async () => {
    await leavePacked();
    const writer = open([sample]);
    await replace(writer);
    writer.close();
    expect(await open([sample]).list('notifications')).toEqual([sample]);
    expect(await packed()).toBeUndefined();
    expect(await blockKeys()).toEqual([]);
  });

  it.each([
    [
      'is lost',
      (meta: Awaited<ReturnType<typeof openDB>>, key: string) => meta.delete('meta', key),
    ],
    [
      'is no text',
      (meta: Awaited<ReturnType<typeof openDB>>, key: string) => meta.put('meta', 7, key),
    ],
    [
      'is cut',
      (meta: Awaited<ReturnType<typeof openDB>>, key: string) => meta.put('meta', '[[1],[{', key),
    ],
  ])('[workspace] is read on from the store where a block %s', async (_, damage) => {
    await leavePacked();
    const writer = open();
    await write(writer, [await titled(writer, 'NT-02200', 'Changed'), added(99_000)]);
    writer.close();
    const [, second = ''] = await blockKeys();
    await inDatabase(name, (meta) => damage(meta, second) as Promise<unknown>);

    const read: string[] = [];
    for await (const batch of open().batches('notifications'))
      read.push(...batch.map((record) => (record as Notification).id));
    expect(read).toEqual([...many.map(({ id }) => id), 'NT-99000']);
  });

  it('[workspace] is read record by record where another version has packed it', async () => {
    await leavePacked();
    await inDatabase(name, async (meta) => {
      const pack = (await meta.get('meta', 'packed:notifications')) as Packed;
      await meta.put('meta', { ...pack, shape: 'another' }, 'packed:notifications');
    });
    const reads = readsOfStore();
    expect(await open().list('notifications')).toEqual(many);
    expect(reads()).not.toEqual([]);
  });

  it('[workspace] is read anew where what was packed is not what its schema takes', async () => {
    await leavePacked();
    const [first = ''] = await blockKeys();
    await inDatabase(name, async (meta) => {
      const text = (await meta.get('meta', first)) as string;
      await meta.put('meta', text.replace(/"title":"[^"]*"/, '"title":7'), first);
    });
    const source = open();
    await source.list('notifications');
    await until(async () => (await source.list('notifications'))[0]?.title === sample.title);
    await untilPacked();
  });

  it('[workspace] is read anew where a later version has changed its records, and counted anew', async () => {
    await leavePacked();
    const read = (value: unknown) => ({ ...(value as Notification), isRead: true });
    const source = createBrowserSource({
      name,
      seed: seedOf({ notifications: many }, emptySeed),
      steps: [{ notifications: read }],
    });
    opened.push(source);
    expect(await source.tally?.('notifications')).toBeUndefined();
    const records = await source.list('notifications');
    expect(records).toHaveLength(many.length);
    expect(records.every(({ isRead }) => isRead)).toBe(true);
    expect((await source.tally?.('notifications'))?.groups).not.toHaveProperty('unread');
  });

  it('[workspace] is not packed where there is little room', async () => {
    const database = await openMeta();
    const storage = Object.getOwnPropertyDescriptor(navigator, 'storage');
    const estimate = () => Promise.resolve({ usage: 30, quota: 100 });
    Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
    await new Packs(connectionTo(database), free).keep('notifications', stored, log);
    if (storage) Object.defineProperty(navigator, 'storage', storage);
    else delete (navigator as { storage?: unknown }).storage;
    expect(await blockKeys()).toEqual([]);
    await new Packs(connectionTo(database), free).keep('notifications', stored, log);
    expect(await blockKeys()).toHaveLength(3);
    database.close();
  });

  it('[workspace] stays packed as one of two tabs did, both having begun', async () => {
    const database = await openMeta();
    const quick = new Packs(connectionTo(database), free);
    let blocks = 0;
    const slow = new Packs(connectionTo(database), async () => {
      blocks += 1;
      if (blocks === 2) await quick.keep('notifications', stored, log);
    });
    await slow.keep('notifications', stored, log);

    const standing = await quick.standing('notifications');
    if (!standing) throw new Error('Nothing is packed.');
    const read: object[] = [];
    for await (const block of quick.blocks('notifications', standing.pack)) read.push(...block);
    expect(read).toEqual(stored);
    expect(await blockKeys()).toHaveLength(3);
    database.close();
  });
});
