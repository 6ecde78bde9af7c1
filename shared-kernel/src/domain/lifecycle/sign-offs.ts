import type { LifecycleStage } from './lifecycle-stage';

/** How many sign-offs the approved stage asks for (T2). */
export const requiredSignOffs = 3;

const completed: Record<LifecycleStage, number> = {
  initiated: 0,
  under_review: 1,
  approved: 2,
  compliant: 3,
  executed: 3,
};

/** Sign-offs given so far, as the tracker counts them: 0, 1, 2, 3, 3 along the stages (T2). */
export const completedSignOffs = (stage: LifecycleStage): number => completed[stage];
