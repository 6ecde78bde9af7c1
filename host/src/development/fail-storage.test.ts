import 'fake-indexeddb/auto';
import { failStorage } from './fail-storage';

const factory = { open: Reflect.get<IDBFactory, 'open'>(IDBFactory.prototype, 'open') };
const store = {
  put: Reflect.get<IDBObjectStore, 'put'>(IDBObjectStore.prototype, 'put'),
  add: Reflect.get<IDBObjectStore, 'add'>(IDBObjectStore.prototype, 'add'),
};

afterEach(() => {
  Object.assign(IDBFactory.prototype, factory);
  Object.assign(IDBObjectStore.prototype, store);
});

const named = (name: string) => expect.objectContaining({ name }) as Error;

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('any');
    request.onupgradeneeded = () => request.result.createObjectStore('records');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });

describe('failStorage', () => {
  it('[tooling] leaves the database as it is where no fault is asked for', async () => {
    failStorage('none');
    const database = await opened();
    const records = database.transaction('records', 'readwrite').objectStore('records');
    expect(() => records.put(1, 'key')).not.toThrow();
    database.close();
  });

  it('[tooling] opens it for no caller', () => {
    failStorage('refused');
    expect(() => indexedDB.open('any')).toThrow(named('SecurityError'));
  });

  it('[tooling] has it take no write', async () => {
    failStorage('full');
    const database = await opened();
    const records = database.transaction('records', 'readwrite').objectStore('records');
    expect(() => records.put(1, 'key')).toThrow(named('QuotaExceededError'));
    expect(() => records.add(1, 'key')).toThrow(named('QuotaExceededError'));
    database.close();
  });
});
