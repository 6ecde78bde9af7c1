import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { computeKpis, useAvailability } from 'shared-kernel/workspace';

/** Number of sign-offs in the client list: 2 for approved, 1 for every other stage (T2). */
export const countCompletedSignOffs = (stage: LifecycleStage): number =>
  stage === 'approved' ? 2 : 1;

/** The label of the sign-off count in the client list. Compliance records use another label (R59, B17). */
export const useClientSignOffsLabel = (): string =>
  useAvailability(computeKpis).state === 'inert' ? 'sign-offs' : 'milestone sign-offs';
