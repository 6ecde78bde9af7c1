import type { Process } from 'shared-kernel/domain/process';
import {
  createClientOwnership,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../rules/process-fields';

export const getMilestoneOwnership = ({
  assignedTo,
}: Pick<ProcessMilestone, 'assignedTo'>): Ownership => ({
  assignee: assignedTo,
});

export const getDocumentOwnership = (
  milestone: Pick<ProcessMilestone, 'assignedTo'>,
  process: Pick<Process, 'client' | 'clientId'>,
): Ownership => ({ ...getMilestoneOwnership(milestone), ...createClientOwnership(process) });

const ownershipsOf =
  (whose: typeof getDocumentOwnership) =>
  async (
    transaction: CommandTransaction,
    { processId, milestoneId }: { readonly processId: string; readonly milestoneId: string },
  ): Promise<readonly Ownership[]> => {
    const process = await transaction.need('processes', processId);
    return process.milestones
      .filter(({ id }) => id === milestoneId)
      .map((milestone) => whose(milestone, process));
  };

export const loadMilestoneOwnerships = ownershipsOf(getMilestoneOwnership);

export const loadDocumentOwnerships = ownershipsOf(getDocumentOwnership);
