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

  it('[N4] undoing a flag change of a notification preserves other flags changed in the meantime', () => {
    expect(mergeFlagChange(read, plain, { ...read, isStarred: true })).toEqual({
      ...plain,
      isStarred: true,
    });
    const starred = { ...plain, isStarred: true };
    expect(mergeFlagChange(starred, plain, { ...starred, isRead: true })).toEqual(read);
  });

  it('[N4] undoing a flag change of a notification a second time changes nothing', () => {
    expect(mergeFlagChange(read, plain, plain)).toEqual(plain);
  });

  it('[N5] undo restores the flag “Action required” of a notification', () => {
    const done = { ...plain, actionRequired: false };
    expect(mergeFlagChange(done, plain, { ...done, isRead: true })).toEqual(read);
  });

  it('[N4] undoing a flag change of a notification preserves a client assigned in the meantime', () => {
    const given = { ...read, clientId: 'CL-001' };
    expect(mergeFlagChange(read, plain, given)).toEqual({ ...given, isRead: false });
  });

  it('[N4] an undo that would change the text of a notification is rejected', () => {
    expect(mergeFlagChange({ ...read, title: 'Other' }, plain, read)).toBeUndefined();
  });
});
