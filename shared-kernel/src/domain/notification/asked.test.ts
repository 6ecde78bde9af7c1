import * as v from 'valibot';
import { withActionRequired, withAllSetAside, withWorked } from './asked';
import { notificationSchema, type Notification } from './notification.schema';

const plain: Notification = {
  id: 'NT-1',
  type: 'urgent',
  category: 'financial',
  title: 'Held',
  message: '',
  timestamp: '2024-07-22T09:00:00.000Z',
  isRead: false,
  isStarred: false,
  source: 'Transaction Dashboard',
  actionRequired: true,
  priority: 'high',
};
const asking = (...ids: string[]): Notification => ({
  ...plain,
  asked: ids.map((id) => ({ id, isWorked: false })),
});
const only = (id: string) => (other: string) => other === id;

describe('a notification that asks for several things', () => {
  it('[N5] requires action until the last of them is worked, in any order', () => {
    for (const order of [
      ['A', 'B', 'C'],
      ['C', 'A', 'B'],
    ]) {
      let notification = asking('A', 'B', 'C');
      const required = order.map((id) => {
        notification = withWorked(notification, only(id));
        return notification.actionRequired;
      });
      expect(required).toEqual([true, true, false]);
      expect(v.is(notificationSchema, notification)).toBe(true);
    }
  });

  it('[N5] requires no action if it asks for nothing, and goes on where what is worked is not of it', () => {
    expect(withActionRequired(asking()).actionRequired).toBe(false);
    expect(withWorked(asking('A'), only('B'))).toEqual(asking('A'));
  });

  it('[N5] is set aside as a whole, which forgets nothing of what was worked', () => {
    const aside = withAllSetAside(withWorked(asking('A', 'B'), only('A')));
    expect(aside.actionRequired).toBe(false);
    expect(aside.asked).toEqual([
      { id: 'A', isWorked: true },
      { id: 'B', isWorked: false, isSetAside: true },
    ]);
    expect(withWorked(aside, only('B')).asked?.[1]).toMatchObject({ isWorked: true });
  });

  it('[N5] follows what is asked for and not what was so before', () => {
    const stale = { ...asking('A', 'B'), actionRequired: false };
    expect(withActionRequired(stale).actionRequired).toBe(true);
    const answered = withWorked(stale, () => true);
    expect(withActionRequired({ ...answered, actionRequired: true }).actionRequired).toBe(false);
  });
});

describe('a notification that asks for one thing', () => {
  it('[N5] is answered, or set aside, as a whole', () => {
    const done = { ...plain, actionRequired: false };
    expect(withWorked(plain, only('B'))).toEqual(done);
    expect(withAllSetAside(plain)).toEqual(done);
    expect([withActionRequired(plain), withActionRequired(done)]).toEqual([plain, done]);
  });
});
