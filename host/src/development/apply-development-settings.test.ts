import { simulateStorageFault, shiftClock } from './apply-development-settings';
import 'fake-indexeddb/auto';

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

describe('simulateStorageFault', () => {
  it('[tooling] without a simulated fault, the database works', async () => {
    simulateStorageFault('none');
    const database = await opened();
    const records = database.transaction('records', 'readwrite').objectStore('records');
    expect(() => records.put(1, 'key')).not.toThrow();
    database.close();
  });

  it('[tooling] with a simulated fault, opening the database fails', () => {
    simulateStorageFault('refused');
    expect(() => indexedDB.open('any')).toThrow(named('SecurityError'));
  });

  it('[tooling] with a simulated fault, every write to the database fails', async () => {
    simulateStorageFault('full');
    const database = await opened();
    const records = database.transaction('records', 'readwrite').objectStore('records');
    expect(() => records.put(1, 'key')).toThrow(named('QuotaExceededError'));
    expect(() => records.add(1, 'key')).toThrow(named('QuotaExceededError'));
    database.close();
  });
});

const { Date: device } = globalThis;
const dayMs = 86_400_000;

afterEach(() => {
  globalThis.Date = device;
});

describe('shiftClock', () => {
  it('[tooling] the shifted clock changes the current time, but not explicit dates', () => {
    jest.spyOn(device, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
    shiftClock(30 * dayMs);
    expect(Date.now()).toBe(Date.UTC(2026, 0, 31));
    expect(new Date().toISOString()).toBe('2026-01-31T00:00:00.000Z');
    expect(Date()).toBe(new device(Date.UTC(2026, 0, 31)).toString());
    expect(new Date('2026-01-01').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(new Date(2026, 1, 3).getMonth()).toBe(1);
    expect(Date.UTC(2026, 0, 2)).toBe(device.UTC(2026, 0, 2));
  });

  it('[tooling] dates of the shifted clock are instances of Date', () => {
    shiftClock(-dayMs);
    expect(new Date()).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(device);
    expect(new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(new Date(0))).toBe('1/1/1970');
  });
});
