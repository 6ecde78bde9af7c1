import fc from 'fast-check';
import { notifications } from '../../fixtures/notifications';
import type { Notification } from '../../domain/notification';
import { specOf } from './collections';
import { RecordTable } from './record-table';

const [sample] = notifications as [Notification];

const recordOf = (id: number, isRead: boolean): Notification => ({
  ...sample,
  id: `NT-${id}`,
  isRead,
});

/** Under a key, what is put there, or nothing where it is removed. */
const change = fc.record({ id: fc.nat(9), isRead: fc.option(fc.boolean(), { nil: undefined }) });

describe('a table of records', () => {
  it('[workspace] knows how many an index holds after any changes as if they were counted', () => {
    const writes = fc.array(fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 4 }));
    fc.assert(
      fc.property(writes, (all) => {
        const table = RecordTable.of(specOf('notifications'), [
          { record: recordOf(1, false), revision: 1 },
          { record: recordOf(2, true), revision: 1 },
        ]);
        expect(table.count('unread', {})).toBe(1);
        for (const [revision, write] of all.entries()) {
          table.apply(
            write.map(({ id, isRead }) => ({
              key: `NT-${id}`,
              stored: isRead === undefined ? undefined : { record: recordOf(id, isRead), revision },
            })),
          );
          const records = table.records as readonly Notification[];
          const unread = records.filter(({ isRead }) => !isRead);
          expect(table.count('unread', {})).toBe(unread.length);
          expect(table.count('unread', { from: '2000' })).toBe(unread.length);
          expect(table.count('unread', { to: '2000' })).toBe(0);
        }
      }),
    );
  });
});
