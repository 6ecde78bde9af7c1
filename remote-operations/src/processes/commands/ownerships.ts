import type { Process } from 'shared-kernel/domain/process';
import {
  ownershipByClient,
  type Ownership,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-parts';

/** Whose a milestone is, for those who may act only on their own: the person it is assigned to. */
export const ownershipOf = ({ assignedTo }: Pick<ProcessMilestone, 'assignedTo'>): Ownership => ({
  assignee: assignedTo,
});

/** Whose the documents of a milestone are: the person it is assigned to, and the company that the process is for. */
export const ownershipOfDocuments = (
  milestone: Pick<ProcessMilestone, 'assignedTo'>,
  process: Pick<Process, 'client' | 'clientId'>,
): Ownership => ({ ...ownershipOf(milestone), ...ownershipByClient(process) });

/** Whose that is which a command acts on; empty where its milestone no longer exists. */
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
