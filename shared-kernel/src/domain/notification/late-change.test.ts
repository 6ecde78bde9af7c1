import { withAllSetAside, withWorked } from './asked';
import { lateMark } from './late-change';
import type { Notification } from './notification.schema';

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
const asking: Notification = {
  ...plain,
  asked: ['TX-1', 'TX-2'].map((id) => ({ id, isWorked: false })),
};
const worked = (notification: Notification, id: string) =>
  withWorked(notification, (other) => other === id);

describe('a mark of a notification that is taken back', () => {
  const read = { ...plain, isRead: true };

  it('[N4] leaves the marks that came since', () => {
    expect(lateMark(read, plain, { ...read, isStarred: true })).toEqual({
      ...plain,
      isStarred: true,
    });
    const starred = { ...plain, isStarred: true };
    expect(lateMark(starred, plain, { ...starred, isRead: true })).toEqual(read);
  });

  it('[N4] changes nothing if it was already undone', () => {
    expect(lateMark(read, plain, plain)).toEqual(plain);
  });

  it('[N5] asks again where nothing was asked for in particular', () => {
    const done = withAllSetAside(plain);
    expect(lateMark(done, plain, { ...done, isRead: true })).toEqual(read);
  });

  it('[N4] leaves a client that it was given since', () => {
    const given = { ...read, clientId: 'CL-001' };
    expect(lateMark(read, plain, given)).toEqual({ ...given, isRead: false });
  });

  it('[N4] is refused where the text would change', () => {
    expect(lateMark({ ...read, title: 'Other' }, plain, read)).toBeUndefined();
  });
});

describe('an answer that is taken back', () => {
  it('[N5] is asked for again, and what was answered since is not', () => {
    const first = worked(asking, 'TX-1');
    const both = worked(first, 'TX-2');
    expect(lateMark(first, asking, both)).toEqual(worked(asking, 'TX-2'));
    expect(both.actionRequired).toBe(false);
  });

  it('[N5] asks for nothing that was worked since it was set aside', () => {
    const aside = withAllSetAside(asking);
    const back = lateMark(aside, asking, worked(worked(aside, 'TX-1'), 'TX-2'));
    expect(back).toEqual(worked(worked(asking, 'TX-1'), 'TX-2'));
    expect(lateMark(aside, asking, worked(aside, 'TX-1'))).toEqual(worked(asking, 'TX-1'));
  });
});
