import { answerAsked } from './asked';
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

describe('answerAsked', () => {
  it('[N5] takes it off what asked for the work, and leaves its other marks and all others', async () => {
    const all = [
      notification('NT-1', true, 'PF-1'),
      notification('NT-2', false, 'PF-1'),
      notification('NT-3', true, 'PF-2'),
    ];
    const put: Notification[] = [];
    const find = jest.fn().mockResolvedValue(all);
    await answerAsked(
      { find, put: (_collection, record) => put.push(record) },
      ({ relatedProcess }) => relatedProcess === 'PF-1',
    );
    expect(put).toEqual([{ ...all[0], actionRequired: false }]);
    expect(find).toHaveBeenCalledWith('notifications', 'timestamp', {
      descending: true,
      limit: 500,
    });
  });

  it('[N5] answers what was worked of several, also where its reader has set it aside', async () => {
    const asked = ['A', 'B'].map((id) => ({ id, isWorked: false }));
    const open = { ...notification('NT-1', true, 'PF-1'), asked };
    const aside = {
      ...notification('NT-2', false, 'PF-1'),
      asked: [{ id: 'A', isWorked: false, isSetAside: true }],
    };
    const put: Notification[] = [];
    await answerAsked(
      {
        find: jest.fn().mockResolvedValue([open, aside]),
        put: (_collection, record) => put.push(record),
      },
      ({ relatedProcess }) => relatedProcess === 'PF-1',
      (id) => id === 'A',
    );
    expect(put).toEqual([
      { ...open, asked: [{ id: 'A', isWorked: true }, asked[1]] },
      { ...aside, asked: [{ id: 'A', isWorked: true, isSetAside: true }] },
    ]);
  });
});
