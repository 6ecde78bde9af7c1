import { complianceRecords } from 'shared-kernel/testing/records';
import { createBehaviourLog } from './log-entries';

describe('compliance records of the sample', () => {
  it('[CO4] each compliance record of the sample has a smart contract log', () => {
    for (const record of complianceRecords) expect(createBehaviourLog(record)).not.toHaveLength(0);
  });
});
