import type { ProcessMilestone } from '../list/process-parts';

/** What the file of a milestone's document is kept under; a milestone has one of a name. */
export const milestoneFileId = (milestoneId: string, name: string): string =>
  `${milestoneId}/${name}`;

/** Why a milestone takes no documents. */
export const documentRefusal = ({ status }: ProcessMilestone): string | undefined =>
  status === 'completed' ? 'This milestone is completed.' : undefined;
