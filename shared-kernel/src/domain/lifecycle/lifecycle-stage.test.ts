import {
  lifecycleStages,
  lifecycleStageView,
  stageState,
  completedSignOffs,
  requiredSignOffs,
} from './lifecycle-stage';

describe('lifecycleStages', () => {
  it('[T1] lists the five stages in order', () => {
    expect(lifecycleStages).toEqual([
      'initiated',
      'under_review',
      'approved',
      'compliant',
      'executed',
    ]);
    expect(Object.keys(lifecycleStageView)).toEqual([...lifecycleStages]);
  });

  it('[T1] marks earlier stages as done, the current stage as highlighted and later stages as upcoming', () => {
    const states = lifecycleStages.map((stage) => stageState(stage, 'approved'));
    expect(states).toEqual(['done', 'done', 'current', 'upcoming', 'upcoming']);
  });

  it.each(lifecycleStages)(
    '[T1] for the current stage %s, marks only that stage as current',
    (current) => {
      const states = lifecycleStages.map((stage) => stageState(stage, current));
      expect(states.filter((state) => state === 'current')).toHaveLength(1);
      expect(states.indexOf('current')).toBe(lifecycleStages.indexOf(current));
    },
  );
});

describe('sign-offs', () => {
  it('[T2] requires three sign-offs', () => {
    expect(requiredSignOffs).toBe(3);
  });

  it('[T2] returns 0, 1, 2, 3 and 3 sign-offs for the five stages', () => {
    expect(lifecycleStages.map(completedSignOffs)).toEqual([0, 1, 2, 3, 3]);
  });
});
