import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { Connection } from './connection';
import { toStoredRecord } from './stored-record';
import { quarantineInvalidRecords } from './quarantine';

const [first] = notifications as [Notification];
const good = toStoredRecord('notifications', { record: first, revision: 1 });
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
  const connection = new Connection({
    name: `quarantine-${(databases += 1)}`,
    onWanted: nothing,
    onLost: nothing,
  });
  const database = await connection.use((opened) => Promise.resolve(opened));
  if (standing) await database.put('notifications', standing);
  return { database, quarantine: () => quarantineInvalidRecords(connection, [broken]) };
}

describe('quarantineInvalidRecords', () => {
  it('[workspace] an invalid record is moved to the quarantine and counted', async () => {
    const { database, quarantine } = await openWith(bad);
    expect(await quarantine()).toBe(1);
    expect(await database.getAll('quarantine')).toMatchObject([broken]);
    expect(await database.count('notifications')).toBe(0);
  });

  it.each([
    ['has corrected it', good],
    ['has quarantined it', undefined],
  ])(
    '[workspace] an invalid record is not moved to the quarantine if another tab %s in the meantime',
    async (_what, standing) => {
      const { database, quarantine } = await openWith(standing);
      expect(await quarantine()).toBe(0);
      expect(await database.getAll('quarantine')).toEqual([]);
      expect(await database.get('notifications', first.id)).toEqual(standing);
    },
  );
});
