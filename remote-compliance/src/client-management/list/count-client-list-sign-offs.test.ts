import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { countClientListSignOffs } from './count-client-list-sign-offs';

describe('countClientListSignOffs', () => {
  it('[T2] the client list shows 2 sign-offs for the approved stage and 1 for every other stage', () => {
    expect(lifecycleStages.map(countClientListSignOffs)).toEqual([1, 1, 2, 1, 1]);
  });
});
