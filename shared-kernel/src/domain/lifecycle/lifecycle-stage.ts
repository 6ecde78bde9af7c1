import type { StatusView } from '../status';

/** The five stages of a transaction, in order (T1). */
export const lifecycleStages = [
  'initiated',
  'under_review',
  'approved',
  'compliant',
  'executed',
] as const;

/** The progress of a client’s case. */
export type LifecycleStage = (typeof lifecycleStages)[number];

/** How each stage reads on screen (T1). */
export const lifecycleStageView: Record<LifecycleStage, StatusView> = {
  initiated: { label: 'Initiated', tone: 'neutral', icon: 'flag' },
  under_review: { label: 'Under Review', tone: 'warning', icon: 'search' },
  approved: { label: 'Approved', tone: 'info', icon: 'signature' },
  compliant: { label: 'Compliant', tone: 'success', icon: 'shield-check' },
  executed: { label: 'Executed', tone: 'success', icon: 'check-circle' },
};

export type StageState = 'done' | 'current' | 'upcoming';

/** Where a stage stands on a tracker whose subject is in `current`: earlier stages are done (T1). */
export function stageState(stage: LifecycleStage, current: LifecycleStage): StageState {
  const distance = lifecycleStages.indexOf(stage) - lifecycleStages.indexOf(current);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

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
