import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { WorkspaceSource } from '../store/source';
import { inDatabase } from '../test-support/in-database';
import { until } from '../test-support/until';
import { untilCounted } from '../test-support/until-counted';
import { createBrowserSource } from './browser-source';

const [sample] = notifications as [Notification];
const opened: WorkspaceSource[] = [];

const open = (name: string, count: number) => {
  const many = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: `NT-${String(index).padStart(5, '0')}`,
    timestamp: new Date(Date.UTC(2024, 0, 1, 0, 0, index)).toISOString(),
  }));
  const source = createBrowserSource({
    name,
    seed: seedOf({ notifications: many }, emptySeed),
  });
  opened.push(source);
  return source;
};

/** A workspace with a number of notifications, opened again. */
async function openAgain(count: number) {
  const name = `long-${count}`;
  const first = open(name, count);
  await first.list('notifications');
  first.close();
  return open(name, count);
}

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
});

describe('a collection in the browser', () => {
  it.each([
    [1000, false],
    [1001, true],
  ])(
    '[workspace] of %i records is worth beginning with its first ones: %s',
    async (count, isLong) => {
      const source = await openAgain(count);
      expect(await source.isLong('notifications')).toBe(isLong);
    },
  );

  it('[workspace] is long from its first opening on, and not any more once it is at hand', async () => {
    const source = open('long-first', 1200);
    expect(await source.isLong('notifications')).toBe(true);
    await source.list('notifications');
    expect(await source.isLong('notifications')).toBe(false);
  });

  it('[workspace] is counted for the next page, which reads none of it for its first records and its count', async () => {
    const name = 'long-counted';
    const first = open(name, 1100);
    await first.list('notifications');
    await untilCounted(name, 'notifications');
    first.close();
    const next = open(name, 1100);
    const readAll = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await next.isLong('notifications')).toBe(true);
    expect(await next.find('notifications', 'timestamp', { limit: 2 })).toHaveLength(2);
    expect(await next.count('notifications')).toBe(1100);
    expect(readAll).not.toHaveBeenCalled();
    readAll.mockRestore();
  });

  it('[workspace] loses the copies that earlier versions kept of it', async () => {
    const name = 'long-copied';
    const source = open(name, 1100);
    await source.get('notifications', 'NT-00000');
    const copies = ['packed:notifications:a:000000', 'begins:notifications:timestamp:last'];
    for (const key of copies) await inDatabase(name, (meta) => meta.put('meta', '[[],[]]', key));
    const isThere = (key: string) => inDatabase(name, (meta) => meta.count('meta', key));
    await source.list('notifications');
    await until(async () => (await Promise.all(copies.map(isThere))).every((count) => count === 0));
    expect(await source.list('notifications')).toHaveLength(1100);
  });

  it('[workspace] gives its first records before all of it is read', async () => {
    const source = await openAgain(2300);
    const ends: string[] = [];
    const whole = source.list('notifications').then(() => ends.push('all'));
    const query = { limit: 3, descending: true } as const;
    const found = await source.find('notifications', 'timestamp', query);
    ends.push('first');
    await whole;
    expect(ends).toEqual(['first', 'all']);
    expect(found.map(({ id }) => id)).toEqual(['NT-02299', 'NT-02298', 'NT-02297']);
  });
});
