import { complianceRecords } from 'shared-kernel/testing/records';
import { createSmartContractLog } from './create-smart-contract-log';

describe('compliance records of the sample', () => {
  it('[CO4] each compliance record of the sample has a smart contract log', () => {
    for (const record of complianceRecords)
      expect(createSmartContractLog(record)).not.toHaveLength(0);
  });
});
