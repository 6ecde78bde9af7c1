import { clearActionRequired } from './clear-action-required';
import type { Notification } from './notification.schema';

const notification = (
  id: string,
  actionRequired: boolean,
  relatedProcess: string,
): Notification => ({
  id,
  type: 'info',
  category: 'process',
  title: 'Milestone due',
  message: '',
  timestamp: '2024-07-22T09:00:00.000Z',
  isRead: false,
  isStarred: true,
  source: 'Process Management',
  actionRequired,
  relatedProcess,
  priority: 'low',
});

describe('clearActionRequired', () => {
  it('[N5] completing work clears “Action required” only on notifications about this work', async () => {
    const all = [
      notification('NT-1', true, 'PF-1'),
      notification('NT-2', false, 'PF-1'),
      notification('NT-3', true, 'PF-2'),
    ];
    const put: Notification[] = [];
    const find = jest.fn().mockResolvedValue(all);
    await clearActionRequired(
      { find, put: (_collection, record) => put.push(record) },
      ({ relatedProcess }) => relatedProcess === 'PF-1',
    );
    expect(put).toEqual([{ ...all[0], actionRequired: false }]);
    expect(find).toHaveBeenCalledWith('notifications', 'timestamp', {
      descending: true,
      limit: 500,
    });
  });
});
