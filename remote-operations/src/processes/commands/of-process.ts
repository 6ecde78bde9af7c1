import type { Process } from 'shared-kernel/domain/process';
import {
  CommandError,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../list/process-parts';

/** The input of a command that acts on a milestone. */
export const milestoneInput = { processId: recordIdSchema, milestoneId: recordIdSchema };

interface MilestoneInput {
  readonly processId: string;
  readonly milestoneId: string;
}

/** The open milestone that a command acts on, with its process. */
export async function needOpenMilestone(
  transaction: CommandTransaction,
  { processId, milestoneId }: MilestoneInput,
): Promise<{ readonly process: Process; readonly milestone: ProcessMilestone }> {
  const process = await transaction.need('processes', processId);
  const milestone = process.milestones.find(({ id }) => id === milestoneId);
  if (!milestone) throw new CommandError('missing', 'This milestone no longer exists.');
  if (milestone.status === 'completed') return refuse('This milestone is completed.');
  return { process, milestone };
}

/** What a milestone is called; its id where it no longer exists. */
export const milestoneName = ({ milestones }: Pick<Process, 'milestones'>, milestoneId: string) =>
  milestones.find(({ id }) => id === milestoneId)?.name ?? milestoneId;

type Raised = Parameters<CommandTransaction['raise']>[1];

/** Makes something about a process known, with the priority of the process unless it has its own. */
export const raiseAbout = (
  transaction: CommandTransaction,
  process: Process,
  words: Pick<Raised, 'type' | 'title' | 'message' | 'actionRequired'> & Partial<Raised>,
) =>
  transaction.raise('milestoneDeadlines', {
    category: 'process',
    source: 'Process Management',
    relatedProcess: process.id,
    clientName: process.client,
    clientId: process.clientId,
    priority: process.priority,
    ...words,
  });
