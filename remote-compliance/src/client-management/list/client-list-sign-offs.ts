import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** Sign-offs as the client list counts them: 2 for approved, 1 for every other stage (T2). */
export const clientListSignOffs = (stage: LifecycleStage): number => (stage === 'approved' ? 2 : 1);
