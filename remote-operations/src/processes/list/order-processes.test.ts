import { processes } from 'shared-kernel/testing/records';
import { orderProcesses } from './order-processes';

describe('orderProcesses', () => {
  it('[PM2] lists what is under way first, by priority and then by its end', () => {
    expect(orderProcesses(processes).map(({ id }) => id)).toEqual([
      'PF-2024-001',
      'PF-2024-003',
      'PF-2024-004',
      'PF-2024-002',
      'PF-2024-008',
      'PF-2024-007',
      'PF-2024-005',
      'PF-2024-006',
      'PF-2023-011',
      'PF-2024-009',
    ]);
  });
});
