import { notifications } from '../../fixtures/notifications';
import type { RecordTable } from '../store/record-table';
import { keepPacked, type CopyStore } from './keep-packed';
import { until } from '../test-support/until';

const locks = navigator.locks;

const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true });

afterEach(() => {
  setLocks(locks);
  jest.restoreAllMocks();
});

describe('keepPacked', () => {
  const asked = (collection: 'files' | 'notifications') => {
    const store = { packs: { standing: () => Promise.reject(new Error('Asked for.')) } };
    const packing = keepPacked({
      store: store as unknown as CopyStore,
      collection,
      table: () => undefined,
      whileNobodyWrites: (work) => work({ log: { epoch: 0, count: 0, recent: [] } }),
      keepTally: () => Promise.resolve(),
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

  it('[workspace] looks through what was packed only while nobody writes', async () => {
    // Every slice is over at once.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    let end: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (end = resolve));
    const untilOpen = jest.fn(() => writing);
    const store = {
      writing: { open: untilOpen },
      packs: { standing: () => Promise.resolve({ changed: [] }) },
      beginnings: { isDue: () => Promise.resolve(false) },
    };
    const looked = jest.fn();
    const packing = keepPacked({
      store: store as unknown as CopyStore,
      collection: 'notifications',
      table: () => ({ records: notifications }) as unknown as RecordTable,
      whileNobodyWrites: () => Promise.reject(new Error('It is packed.')),
      keepTally: () => Promise.resolve(),
      onBroken: () => undefined,
    }).then(looked);
    await until(() => untilOpen.mock.calls.length > 0);
    expect(looked).not.toHaveBeenCalled();
    end();
    await packing;
    expect(untilOpen).toHaveBeenCalledTimes(notifications.length);
  });
});
