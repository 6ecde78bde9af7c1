import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import { markAllRead, setNotificationsRead } from 'shared-kernel/workspace';
import { setNotificationsStarred } from './notification-commands';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

describe('commands that mark notifications', () => {
  it('[N4] marking one, several or all notifications adds a single audit entry, and one Undo reverts the change', async () => {
    await tester.done(setNotificationsStarred, { ids: ['NT-002'], isStarred: true });
    expect((await tester.latestEntry())?.subject.id).toBe('NT-002');
    await tester.done(setNotificationsRead, { ids: ['NT-001', 'NT-002'], isRead: true });
    expect(await tester.latestEntry()).toMatchObject({
      subject: { id: '*', label: '2 notifications' },
      note: 'Marked as read',
    });
    const before = (await tester.source.find('notifications', 'unread')).length;
    expect(before).toBeGreaterThan(0);
    const all = await tester.run(markAllRead, {});
    expect(await tester.source.find('notifications', 'unread')).toHaveLength(0);
    if (all.status === 'done') await all.undo?.();
    expect(await tester.source.find('notifications', 'unread')).toHaveLength(before);
  });

  it('[R107, N4] “Mark all as read” does not change notifications that are hidden from the user', async () => {
    const [read] = await tester.source.list('notifications');
    if (!read) throw new Error('The sample has no notification');
    const others = [
      { ...read, id: 'NT-own', isRead: false, actorId: 'PER-001' },
      { ...read, id: 'NT-portal', isRead: false, portal: 'banking' as const },
      { ...read, id: 'NT-muted', isRead: false, toggles: ['platformUpdates' as const] },
    ];
    const workspace = createTestWorkspace({
      records: { notifications: [...others, { ...read, id: 'NT-shown', isRead: false }] },
    });
    const { done, source } = createCommandTester({ workspace });
    expect(await done(markAllRead, {})).toMatchObject([{ id: 'NT-shown' }]);
    const unread = await source.find('notifications', 'unread');
    expect(unread.map(({ id }) => id).toSorted()).toEqual(['NT-muted', 'NT-own', 'NT-portal']);
  });

  it('[N4] “Mark all as read” shows a message if all notifications are already read', async () => {
    await tester.done(markAllRead, {});
    await tester.done(markAllRead, {});
    expect(tester.session.toasts.at(-1)).toMatchObject({
      title: 'No unread notifications',
      action: undefined,
    });
  });

  it('[R43, N4] a list of ids limits which notifications are marked as read', async () => {
    const unread = await tester.source.find('notifications', 'unread');
    const before = unread.length;
    const ids = [...unread.slice(0, 2).map(({ id }) => id), 'NT-none'];
    const marked = await tester.run(markAllRead, { ids });
    expect(await tester.source.find('notifications', 'unread')).toHaveLength(before - 2);
    if (marked.status === 'done') await marked.undo?.();
    expect(await tester.source.find('notifications', 'unread')).toHaveLength(before);
    await tester.done(markAllRead, { ids: [] });
    expect(await tester.source.find('notifications', 'unread')).toHaveLength(before);
  });
});
