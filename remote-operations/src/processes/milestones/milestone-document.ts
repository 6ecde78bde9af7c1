import type { ProcessMilestone } from '../list/process-parts';

/** Why a milestone takes no documents. */
export const documentRefusal = ({ status }: ProcessMilestone): string | undefined =>
  status === 'completed' ? 'This milestone is completed.' : undefined;
