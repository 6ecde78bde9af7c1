import type { Process } from 'shared-kernel/domain/process';
import {
  CommandError,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../rules/process-fields';

export const milestoneIdSchemaFields = { processId: recordIdSchema, milestoneId: recordIdSchema };

interface MilestoneInput {
  readonly processId: string;
  readonly milestoneId: string;
}

/** Returns an open milestone and its process. Throws if the milestone is missing or completed. */
export async function getOpenMilestone(
  transaction: CommandTransaction,
  { processId, milestoneId }: MilestoneInput,
): Promise<{ readonly process: Process; readonly milestone: ProcessMilestone }> {
  const process = await transaction.need('processes', processId);
  const milestone = process.milestones.find(({ id }) => id === milestoneId);
  if (!milestone) throw new CommandError('missing', 'This milestone no longer exists.');
  if (milestone.status === 'completed') return refuse('This milestone is completed.');
  return { process, milestone };
}

export const findMilestoneName = (
  { milestones }: Pick<Process, 'milestones'>,
  milestoneId: string,
) => milestones.find(({ id }) => id === milestoneId)?.name ?? milestoneId;

type Raised = Parameters<CommandTransaction['raise']>[1];

export const raiseProcessNotification = (
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
