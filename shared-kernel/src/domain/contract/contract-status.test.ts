import { contractStatuses, contractStatusView } from './contract-status';
import { contractTypeLabel, contractTypes } from './contract-type';

describe('contract statuses', () => {
  it('[C5] are the five stated, each with its view, beside five types', () => {
    expect(contractStatuses).toEqual([
      'draft',
      'pending_review',
      'legal_approved',
      'signed',
      'user_waived',
    ]);
    expect(Object.keys(contractStatusView)).toEqual([...contractStatuses]);
    expect(contractTypes).toEqual([
      'supply_agreement',
      'drilling_rights',
      'equipment_lease',
      'service_contract',
      'joint_venture',
    ]);
    expect(Object.keys(contractTypeLabel)).toEqual([...contractTypes]);
  });
});
