import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { clientListSignOffs } from './client-list-sign-offs';

describe('sign-offs', () => {
  it('[T2] counts 2 for approved and 1 otherwise in the client list', () => {
    expect(lifecycleStages.map(clientListSignOffs)).toEqual([1, 1, 2, 1, 1]);
  });
});
