import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { nextStage } from './milestone-decision';

describe('nextStage', () => {
  it('[T1] returns the next stage, and undefined after executed', () => {
    expect(lifecycleStages.map(nextStage)).toEqual([...lifecycleStages.slice(1), undefined]);
  });
});
