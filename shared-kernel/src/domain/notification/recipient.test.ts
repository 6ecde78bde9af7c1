import type { Notification } from './notification.schema';
import { countsFor, isForPortal, unreadKey, unreadQueries } from './recipient';

const timestamp = '2024-07-22T09:00:00.000Z';
const marks = { isRead: false, isStarred: false, actionRequired: true, timestamp };

describe('a notification for one portal', () => {
  it('[R65] is for that portal alone, any other for all', () => {
    expect(isForPortal({}, 'banking')).toBe(true);
    expect(isForPortal({ portal: 'admin' }, 'admin')).toBe(true);
    expect(isForPortal({ portal: 'admin' }, 'banking')).toBe(false);
  });

  it('[R65] is counted in that portal alone', () => {
    const all: readonly Pick<Notification, keyof typeof marks | 'portal'>[] = [
      marks,
      { ...marks, isRead: true, actionRequired: false, isStarred: true },
      { ...marks, portal: 'admin' },
      { ...marks, portal: 'admin', isRead: true, actionRequired: false },
      { ...marks, portal: 'law_firm' },
    ];
    expect(countsFor(all, 'banking')).toEqual({
      total: 2,
      unread: 1,
      starred: 1,
      actionRequired: 1,
    });
    expect(countsFor(all, 'admin')).toEqual({
      total: 4,
      unread: 2,
      starred: 1,
      actionRequired: 2,
    });
  });

  it('[R65] is found by the query of that portal alone', () => {
    const found = (one: Parameters<typeof unreadKey>[0], reader: 'admin' | 'banking') => {
      const key = unreadKey(one);
      return unreadQueries(reader).map(
        (query) => key <= query.to && (!('from' in query) || key >= query.from),
      );
    };
    expect(found({ timestamp }, 'admin')).toEqual([true, false]);
    expect(found({ timestamp, portal: 'admin' }, 'admin')).toEqual([false, true]);
    expect(found({ timestamp, portal: 'admin' }, 'banking')).toEqual([false, false]);
  });
});
