import { contractStatuses } from '../contract-status';
import { canChangeStatus, listNextStatuses } from './status-transitions';

describe('contract statuses', () => {
  it('[C5] the status of a contract changes only as specified, and a signed contract keeps its status', () => {
    const moves = contractStatuses.flatMap((from) =>
      contractStatuses.filter((to) => canChangeStatus(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(moves).toEqual([
      'draft > pending_review',
      'pending_review > draft',
      'pending_review > legal_approved',
      'legal_approved > pending_review',
      'legal_approved > signed',
      'user_waived > pending_review',
    ]);
    expect(listNextStatuses('signed')).toEqual([]);
  });
});
