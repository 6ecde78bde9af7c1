import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { WorkspaceSource } from '../store/source';
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
