import type { Process } from 'shared-kernel/domain/process';
import {
  ownershipByClient,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../rules/process-fields';

export const ownershipOf = ({ assignedTo }: Pick<ProcessMilestone, 'assignedTo'>): Ownership => ({
  assignee: assignedTo,
});

export const ownershipOfDocuments = (
  milestone: Pick<ProcessMilestone, 'assignedTo'>,
  process: Pick<Process, 'client' | 'clientId'>,
): Ownership => ({ ...ownershipOf(milestone), ...ownershipByClient(process) });

const ownershipsOf =
  (whose: typeof ownershipOfDocuments) =>
  async (
    transaction: CommandTransaction,
    { processId, milestoneId }: { readonly processId: string; readonly milestoneId: string },
  ): Promise<readonly Ownership[]> => {
    const process = await transaction.need('processes', processId);
    return process.milestones
      .filter(({ id }) => id === milestoneId)
      .map((milestone) => whose(milestone, process));
  };

export const ownershipsOfMilestone = ownershipsOf(ownershipOf);

export const ownershipsOfDocuments = ownershipsOf(ownershipOfDocuments);
