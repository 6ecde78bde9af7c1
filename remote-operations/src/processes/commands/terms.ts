import type { Process } from 'shared-kernel/domain/process';
import {
  belongingToClient,
  type Belonging,
  type CommandTerms,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-parts';

/** Of creating a process; its button knows them without the command, which comes with the form. */
export const creationTerms = {
  inReference: false,
  permission: 'processes',
} as const satisfies CommandTerms;

/** Of saying anew when and by whom a milestone is completed, which is planning. */
export const planningTerms = {
  inReference: false,
  permission: 'processes',
} as const satisfies CommandTerms;

/** Of working on a milestone. */
export const milestoneTerms = {
  inReference: false,
  permission: 'milestones',
} as const satisfies CommandTerms;

/** Of adding documents to a milestone. */
export const documentTerms = {
  inReference: false,
  permission: 'documents',
} as const satisfies CommandTerms;

/** Whose a milestone is, for those who may act only on their own: whoever it is assigned to. */
export const belongingOf = ({ assignedTo }: Pick<ProcessMilestone, 'assignedTo'>): Belonging => ({
  assignee: assignedTo,
});

/** Whose the documents of a milestone are: whoever it is assigned to, and the company that the process is for. */
export const belongingOfDocuments = (
  process: Pick<Process, 'client' | 'clientId'>,
  milestone: Pick<ProcessMilestone, 'assignedTo'>,
): Belonging => ({ ...belongingOf(milestone), ...belongingToClient(process) });

/** Whose the milestone is that a command acts on; empty where it no longer exists. */
export const belongingsOfMilestone = async (
  transaction: CommandTransaction,
  { processId, milestoneId }: { readonly processId: string; readonly milestoneId: string },
): Promise<readonly Belonging[]> => {
  const { milestones } = await transaction.need('processes', processId);
  return milestones.filter(({ id }) => id === milestoneId).map(belongingOf);
};

/** Whose the documents are that a command adds to; empty where their milestone no longer exists. */
export const belongingsOfDocuments = async (
  transaction: CommandTransaction,
  { processId, milestoneId }: { readonly processId: string; readonly milestoneId: string },
): Promise<readonly Belonging[]> => {
  const process = await transaction.need('processes', processId);
  return process.milestones
    .filter(({ id }) => id === milestoneId)
    .map((milestone) => belongingOfDocuments(process, milestone));
};
