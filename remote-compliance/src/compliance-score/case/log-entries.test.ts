import { complianceRecords } from 'shared-kernel/testing/records';
import { behaviourLog } from './log-entries';

describe('the sample’s compliance records', () => {
  it('[CO4] have a behaviour log', () => {
    for (const record of complianceRecords) expect(behaviourLog(record)).not.toHaveLength(0);
  });
});
