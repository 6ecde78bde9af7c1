import { keepPacked } from './keep-packed';
import type { RecordStore } from './record-store';

const locks = navigator.locks;

const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true });

afterEach(() => setLocks(locks));

describe('keepPacked', () => {
  const asked = (collection: 'files' | 'notifications') => {
    const store = { kept: jest.fn(() => Promise.reject(new Error('Asked for.'))) };
    const packing = keepPacked({
      store: store as unknown as RecordStore,
      collection,
      table: () => undefined,
      whileNobodyWrites: (work) => work({ log: { epoch: 0, count: 0, recent: [] } }),
      onBroken: () => undefined,
    });
    return packing.then(
      () => false,
      () => true,
    );
  };

  it('[workspace] packs records where tabs take turns', async () => {
    expect(await asked('notifications')).toBe(true);
  });

  it('[workspace] packs nothing where tabs cannot take turns: another may be half-way through a write', async () => {
    setLocks(undefined);
    expect(await asked('notifications')).toBe(false);
  });

  it('[workspace] packs no files, which are bytes', async () => {
    expect(await asked('files')).toBe(false);
  });
});
