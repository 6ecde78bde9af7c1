import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { StorageError } from '../source';
import { readAhead } from './read-ahead';

let databases = 0;
let database: IDBPDatabase;

const fill = async (count: number) => {
  const transaction = database.transaction('kept', 'readwrite');
  for (let index = 0; index < count; index += 1) {
    void transaction.store.put({ key: String(index).padStart(5, '0') });
  }
  await transaction.done;
};

const read = async () => {
  const keys: string[] = [];
  for await (const values of readAhead(database, 'kept')) {
    keys.push(...values.map((value) => (value as { readonly key: string }).key));
  }
  return keys;
};

beforeEach(async () => {
  database = await openDB(`ahead-${(databases += 1)}`, 1, {
    upgrade: (opened) => void opened.createObjectStore('kept', { keyPath: 'key' }),
  });
});

afterEach(() => database.close());

describe('a store that is read ahead', () => {
  it.each([0, 1, 249, 250, 251, 1250, 2600])(
    '[workspace] gives each of %i values once and in order',
    async (count) => {
      await fill(count);
      expect(await read()).toEqual(await database.getAllKeys('kept'));
    },
  );

  it('[workspace] asks for the next batch before this one is worked on, and for none after the last', async () => {
    await fill(300);
    const asked = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    const reading = readAhead(database, 'kept');
    await reading.next();
    expect(asked).toHaveBeenCalledTimes(2);
    await reading.next();
    expect((await reading.next()).done).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('[workspace] rejects with the storage’s error where a later batch fails', async () => {
    await fill(300);
    const reading = readAhead(database, 'kept');
    const asked = reading.next();
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new Error('Lost');
    });
    expect((await asked).value).toHaveLength(250);
    await expect(reading.next()).rejects.toBeInstanceOf(StorageError);
  });
});
