import { notifications, world } from 'shared-kernel/fixtures';
import { notificationRows } from './notification-rows';

describe('notificationRows', () => {
  it('[N3] puts a day’s heading before its notifications, today and yesterday by name', () => {
    const rows = notificationRows(notifications, world.now);
    expect(rows.filter(({ kind }) => kind === 'day')).toEqual([
      expect.objectContaining({ date: '2024-07-22', label: 'Today', count: 2 }),
      expect.objectContaining({ date: '2024-07-21', label: 'Yesterday', count: 2 }),
      expect.objectContaining({ date: '2024-07-20', label: undefined, count: 2 }),
      expect.objectContaining({ date: '2024-07-18', count: 1 }),
      expect.objectContaining({ date: '2024-07-17', count: 1 }),
    ]);
    expect(rows).toHaveLength(5 + 8);
    expect(rows[1]).toMatchObject({ kind: 'notification', key: 'NT-001' });
  });
});
