import 'fake-indexeddb/auto';
import { openDB, unwrap, type IDBPDatabase } from 'idb';
import { runWriteTransaction, batchRequests } from './stored-record';

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
    '[workspace] makes each of %i requests of a batch once',
    async (count) => {
      const put = jest.spyOn(IDBObjectStore.prototype, 'put');
      await keep(records(count));
      expect(put).toHaveBeenCalledTimes(count);
      expect(await database.getAllKeys('kept')).toEqual(records(count).map(({ key }) => key));
    },
  );

  it.each([0, 499, 700, 1500])(
    '[workspace] stores nothing if request %i of a batch is refused immediately',
    async (at) => {
      const items: object[] = records(1777);
      items[at] = { noKey: true };
      await expect(keep(items)).rejects.toMatchObject({ name: 'DataError' });
      expect(await database.count('kept')).toBe(0);
    },
  );

  it.each([0, 499, 700, 1500])(
    '[workspace] stores nothing and reports the error if request %i of a batch fails later',
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
