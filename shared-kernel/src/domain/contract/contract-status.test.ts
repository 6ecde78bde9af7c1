import { contractStatuses, contractStatusDisplay } from './contract-status';
import { contractTypeLabel, contractTypes } from './contract-type';

describe('contractStatuses', () => {
  it('[C5] contracts have five statuses and five types, each with a label', () => {
    expect(contractStatuses).toEqual([
      'draft',
      'pending_review',
      'legal_approved',
      'signed',
      'user_waived',
    ]);
    expect(Object.keys(contractStatusDisplay)).toEqual([...contractStatuses]);
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
