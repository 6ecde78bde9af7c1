import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { countCompletedSignOffs } from './count-completed-sign-offs';

describe('countCompletedSignOffs', () => {
  it('[T2] the client list shows 2 sign-offs for the approved stage and 1 for every other stage', () => {
    expect(lifecycleStages.map(countCompletedSignOffs)).toEqual([1, 1, 2, 1, 1]);
  });
});
