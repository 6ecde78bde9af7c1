import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { WorkspaceSource } from './source';
import { withDatabase } from '../test-support/with-database';
import { write } from '../test-support/write';
import { createBrowserSource } from '../create-source';

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
    seed: seedOf({ notifications: records }, emptySeed),
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
  expect(await source.keys('notifications')).toEqual(expected.map(({ id }) => id));
  expect(await source.count('notifications')).toBe(expected.length);
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
    keys: (source: WorkspaceSource) => source.keys('notifications'),
    get: (source: WorkspaceSource) => source.get('notifications', idOf(3)),
    count: (source: WorkspaceSource) => source.count('notifications'),
    find: (source: WorkspaceSource) => source.find('notifications', 'timestamp'),
  };

  it.each(Object.entries(reads))(
    '[workspace] initial records are all stored by the first %s',
    async (_by, read) => {
      await read(open());
      await isKept(open([]), sample);
    },
  );

  it('[workspace] initial records are stored before the first change, which is preserved', async () => {
    const source = open();
    const changed = titled(idOf(3), 'Changed');
    const base = await source.get('notifications', changed.id);
    await write(source, [{ collection: 'notifications', key: changed.id, base, next: changed }]);
    await isKept(
      open(),
      sample.map((record) => (record.id === changed.id ? changed : record)),
    );
  });

  it('[workspace] initial records are written once if two tabs open at the same time', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const tabs = [open(), open()];
    await Promise.all(tabs.map((tab) => tab.list('notifications')));
    const stores = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
    expect(stores.filter((store) => store === 'notifications')).toHaveLength(sample.length);
    for (const tab of tabs) await isKept(tab, sample);
  });

  it.each([0, 19, 34])(
    '[workspace] initial records are shown but not stored if record %i does not fit; the next page stores them',
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
