import {
  lifecycleStages,
  lifecycleStageDisplay,
  getStageState,
  countCompletedSignOffs,
  requiredSignOffs,
} from './lifecycle-stage';

describe('lifecycleStages', () => {
  it('[T1] the five lifecycle stages are in order', () => {
    expect(lifecycleStages).toEqual([
      'initiated',
      'under_review',
      'approved',
      'compliant',
      'executed',
    ]);
    expect(Object.keys(lifecycleStageDisplay)).toEqual([...lifecycleStages]);
  });

  it('[T1] earlier stages are done, the current stage is highlighted and later stages are upcoming', () => {
    const states = lifecycleStages.map((stage) => getStageState(stage, 'approved'));
    expect(states).toEqual(['done', 'done', 'current', 'upcoming', 'upcoming']);
  });

  it.each(lifecycleStages)(
    '[T1] at the stage %s, only that stage is marked as current',
    (current) => {
      const states = lifecycleStages.map((stage) => getStageState(stage, current));
      expect(states.filter((state) => state === 'current')).toHaveLength(1);
      expect(states.indexOf('current')).toBe(lifecycleStages.indexOf(current));
    },
  );
});

describe('sign-offs', () => {
  it('[T2] a transaction requires three sign-offs', () => {
    expect(requiredSignOffs).toBe(3);
  });

  it('[T2] the five lifecycle stages require 0, 1, 2, 3 and 3 sign-offs', () => {
    expect(lifecycleStages.map(countCompletedSignOffs)).toEqual([0, 1, 2, 3, 3]);
  });
});
