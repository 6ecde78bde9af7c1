import type { ProcessAlert } from 'shared-kernel/domain/process';
import { alertsAbout } from './alerts-about';

const alert = (id: string, processId: string): ProcessAlert => ({
  id,
  level: 'INFO',
  title: '',
  message: '',
  processId,
  at: '2024-07-22T09:00:00.000Z',
});

describe('alertsAbout', () => {
  it('[PM7] keeps the alerts of the given processes in their order', () => {
    const alerts = [alert('A', 'PF-2'), alert('B', 'PF-1'), alert('C', 'PF-2')];
    expect(alertsAbout([{ id: 'PF-2' }], alerts).map(({ id }) => id)).toEqual(['A', 'C']);
    expect(alertsAbout([], alerts)).toEqual([]);
  });
});
