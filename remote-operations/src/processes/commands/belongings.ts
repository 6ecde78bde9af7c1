import type { Process } from 'shared-kernel/domain/process';
import {
  belongingToClient,
  type Belonging,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-parts';

/** Whose a milestone is, for those who may act only on their own: the person it is assigned to. */
export const belongingOf = ({ assignedTo }: Pick<ProcessMilestone, 'assignedTo'>): Belonging => ({
  assignee: assignedTo,
});

/** Whose the documents of a milestone are: the person it is assigned to, and the company that the process is for. */
export const belongingOfDocuments = (
  milestone: Pick<ProcessMilestone, 'assignedTo'>,
  process: Pick<Process, 'client' | 'clientId'>,
): Belonging => ({ ...belongingOf(milestone), ...belongingToClient(process) });

/** Whose that is which a command acts on; empty where its milestone no longer exists. */
const belongingsOf =
  (whose: typeof belongingOfDocuments) =>
  async (
    transaction: CommandTransaction,
    { processId, milestoneId }: { readonly processId: string; readonly milestoneId: string },
  ): Promise<readonly Belonging[]> => {
    const process = await transaction.need('processes', processId);
    return process.milestones
      .filter(({ id }) => id === milestoneId)
      .map((milestone) => whose(milestone, process));
  };

export const belongingsOfMilestone = belongingsOf(belongingOf);

export const belongingsOfDocuments = belongingsOf(belongingOfDocuments);
