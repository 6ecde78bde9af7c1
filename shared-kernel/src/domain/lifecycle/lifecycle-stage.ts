import type { StatusDisplay } from '../status';

/** The five lifecycle stages of a transaction, in order (T1). */
export const lifecycleStages = [
  'initiated',
  'under_review',
  'approved',
  'compliant',
  'executed',
] as const;

/** A lifecycle stage of a client's compliance record or of a transaction. */
export type LifecycleStage = (typeof lifecycleStages)[number];

/** The label, tone and icon of each lifecycle stage (T1). */
export const lifecycleStageDisplay: Record<LifecycleStage, StatusDisplay> = {
  initiated: { label: 'Initiated', tone: 'neutral', icon: 'flag' },
  under_review: { label: 'Under Review', tone: 'warning', icon: 'search' },
  approved: { label: 'Approved', tone: 'info', icon: 'signature' },
  compliant: { label: 'Compliant', tone: 'success', icon: 'shield-check' },
  executed: { label: 'Executed', tone: 'success', icon: 'check-circle' },
};

export type StageState = 'done' | 'current' | 'upcoming';

/** Returns the state of a stage in the lifecycle tracker. Stages before `current` are done (T1). */
export function getStageState(stage: LifecycleStage, current: LifecycleStage): StageState {
  const distance = lifecycleStages.indexOf(stage) - lifecycleStages.indexOf(current);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

/** The number of sign-offs that a transaction or a client needs in total (T2). */
export const requiredSignOffs = 3;

const completed: Record<LifecycleStage, number> = {
  initiated: 0,
  under_review: 1,
  approved: 2,
  compliant: 3,
  executed: 3,
};

/** Returns the number of completed sign-offs at a lifecycle stage, from 0 to 3 (T2). */
export const countCompletedSignOffs = (stage: LifecycleStage): number => completed[stage];
