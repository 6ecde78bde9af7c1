import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { nextStage } from './milestone-decision';

describe('nextStage', () => {
  it('[T1] each lifecycle stage is followed by the next, and executed is the last', () => {
    expect(lifecycleStages.map(nextStage)).toEqual([...lifecycleStages.slice(1), undefined]);
  });
});
