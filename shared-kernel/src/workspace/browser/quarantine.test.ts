import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { connectionTo } from '../test-support/connection-to';
import { openDatabase } from './database';
import { storedRecordOf } from './stored-record';
import { Quarantine } from './quarantine';

const [first] = notifications as [Notification];
const good = storedRecordOf('notifications', { record: first, revision: 1 });
const bad = { ...good, record: { ...first, isRead: 'no' } };
const broken = {
  collection: 'notifications',
  key: first.id,
  value: bad,
  reasons: ['isRead'],
} as const;

let databases = 0;

async function openWith(standing: object | undefined) {
  const nothing = () => undefined;
  const database = await openDatabase({
    name: `quarantine-${(databases += 1)}`,
    onWanted: nothing,
    onLost: nothing,
  });
  if (standing) await database.put('notifications', standing);
  const onBroken = jest.fn();
  return { database, onBroken, quarantine: new Quarantine(connectionTo(database), onBroken) };
}

describe('setting a record aside', () => {
  it('[workspace] moves it and counts it', async () => {
    const { database, quarantine, onBroken } = await openWith(bad);
    await quarantine.setAside([broken]);
    expect(await quarantine.all()).toMatchObject([broken]);
    expect(await database.count('notifications')).toBe(0);
    expect(onBroken.mock.calls).toEqual([[1]]);
  });

  it.each([
    ['has put it right', good],
    ['has set it aside', undefined],
  ])('[workspace] leaves what stands where another tab %s since', async (_what, standing) => {
    const { database, quarantine, onBroken } = await openWith(standing);
    await quarantine.setAside([broken]);
    expect(await quarantine.all()).toEqual([]);
    expect(await database.get('notifications', first.id)).toEqual(standing);
    expect(onBroken).not.toHaveBeenCalled();
  });
});
