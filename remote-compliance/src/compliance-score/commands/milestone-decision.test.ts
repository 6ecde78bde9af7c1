import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { getNextStage } from './milestone-decision';

describe('getNextStage', () => {
  it('[T1] each lifecycle stage is followed by the next, and executed is the last', () => {
    expect(lifecycleStages.map(getNextStage)).toEqual([...lifecycleStages.slice(1), undefined]);
  });
});
