import { lifecycleStages } from './lifecycle-stage';
import { completedSignOffs, requiredSignOffs } from './sign-offs';

describe('sign-offs', () => {
  it('[T2] asks for three', () => {
    expect(requiredSignOffs).toBe(3);
  });

  it('[T2] counts 0, 1, 2, 3 and 3 along the stages', () => {
    expect(lifecycleStages.map(completedSignOffs)).toEqual([0, 1, 2, 3, 3]);
  });
});
