import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { nextStage } from './milestone-decision';

describe('the lifecycle', () => {
  it('[T1] names the stage that follows, and none after executed', () => {
    expect(lifecycleStages.map(nextStage)).toEqual([...lifecycleStages.slice(1), undefined]);
  });
});
