import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { computeFigures, useAvailability } from 'shared-kernel/workspace';

/** Sign-offs as the client list counts them: 2 for approved, 1 for every other stage (T2). */
export const clientListSignOffs = (stage: LifecycleStage): number => (stage === 'approved' ? 2 : 1);

/** The label of the count in the client list, which differs from that of compliance records (R59, B17). */
export const useClientSignOffsLabel = (): string =>
  useAvailability(computeFigures).state === 'inert' ? 'sign-offs' : 'milestone sign-offs';
