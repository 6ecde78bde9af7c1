import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { StorageError } from '../store/source-errors';
import { Connection } from './connection';
import { createGate } from './record-reader';
import { readAhead } from './read-ahead';
import { connectionTo } from '../test-support/connection-to';

let databases = 0;
let database: IDBPDatabase;

const free = () => Promise.resolve();

const fill = async (count: number) => {
  const transaction = database.transaction('kept', 'readwrite');
  for (let index = 0; index < count; index += 1) {
    void transaction.store.put({ key: String(index).padStart(5, '0') });
  }
  await transaction.done;
};

const read = async () => {
  const keys: string[] = [];
  for await (const values of readAhead(connectionTo(database), 'kept', free)) {
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

  it('[R21, workspace] reads on where the browser closes the database, each value once', async () => {
    await fill(1300);
    const { name } = database;
    const connection = new Connection(database, () => openDB(name));
    const keys: string[] = [];
    for await (const values of readAhead(connection, 'kept', free)) {
      keys.push(...values.map((value) => (value as { readonly key: string }).key));
      database.close();
    }
    database = await openDB(name);
    expect(keys).toEqual(await database.getAllKeys('kept'));
    connection.close();
  });

  it('[workspace] asks for the next batch before this one is worked on, and for none after the last', async () => {
    await fill(300);
    const asked = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    const reading = readAhead(connectionTo(database), 'kept', free);
    await reading.next();
    expect(asked).toHaveBeenCalledTimes(2);
    await reading.next();
    expect((await reading.next()).done).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('[workspace] asks for nothing while it is not free to', async () => {
    await fill(300);
    const asked = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    const gate = createGate();
    let end = () => {};
    const held = gate.whileClosed(() => new Promise<void>((done) => (end = done)));
    const reading = readAhead(connectionTo(database), 'kept', gate.open);
    const first = reading.next();
    await database.count('kept');
    expect(asked).not.toHaveBeenCalled();
    end();
    await held;
    expect((await first).value).toHaveLength(250);
  });

  it('[workspace] rejects with the storage’s error where a later batch fails', async () => {
    await fill(300);
    let batches = 0;
    const loseTheSecond = () => {
      batches += 1;
      if (batches > 1) {
        jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
          throw new Error('Lost');
        });
      }
      return Promise.resolve();
    };
    const reading = readAhead(connectionTo(database), 'kept', loseTheSecond);
    expect((await reading.next()).value).toHaveLength(250);
    await expect(reading.next()).rejects.toBeInstanceOf(StorageError);
  });
});
