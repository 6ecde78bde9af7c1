import { mergeFlagChange } from './merge-flag-change';
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

describe('undoing a change to the flags of a notification', () => {
  const read = { ...plain, isRead: true };

  it('[N4] preserves flags that have changed since', () => {
    expect(mergeFlagChange(read, plain, { ...read, isStarred: true })).toEqual({
      ...plain,
      isStarred: true,
    });
    const starred = { ...plain, isStarred: true };
    expect(mergeFlagChange(starred, plain, { ...starred, isRead: true })).toEqual(read);
  });

  it('[N4] does nothing if the change has already been undone', () => {
    expect(mergeFlagChange(read, plain, plain)).toEqual(plain);
  });

  it('[N5] restores the “Action required” flag', () => {
    const done = { ...plain, actionRequired: false };
    expect(mergeFlagChange(done, plain, { ...done, isRead: true })).toEqual(read);
  });

  it('[N4] preserves the client that has been assigned since', () => {
    const given = { ...read, clientId: 'CL-001' };
    expect(mergeFlagChange(read, plain, given)).toEqual({ ...given, isRead: false });
  });

  it('[N4] rejects an undo that would change the text', () => {
    expect(mergeFlagChange({ ...read, title: 'Other' }, plain, read)).toBeUndefined();
  });
});
