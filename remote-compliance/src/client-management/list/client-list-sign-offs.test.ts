import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { clientListSignOffs } from './client-list-sign-offs';

describe('clientListSignOffs', () => {
  it('[T2] the client list shows 2 sign-offs for the approved stage and 1 for every other stage', () => {
    expect(lifecycleStages.map(clientListSignOffs)).toEqual([1, 1, 2, 1, 1]);
  });
});
