import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { getNextStage } from './milestone-decision';

describe('getNextStage', () => {
  it('[T1] the lifecycle stages follow each other in the specified order, and executed has no next stage', () => {
    expect(lifecycleStages.map(getNextStage)).toEqual([...lifecycleStages.slice(1), undefined]);
  });
});
