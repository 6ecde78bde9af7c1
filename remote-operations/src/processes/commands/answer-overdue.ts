import { answerAsked } from 'shared-kernel/domain/notification';
import type { Process } from 'shared-kernel/domain/process';
import type { CommandTransaction } from 'shared-kernel/workspace';

/** Takes “Action required” off what was raised of passed deadlines that were moved to today or later. */
export function answerOverdue(
  transaction: CommandTransaction,
  { milestones }: Process,
  today: string,
): Promise<void> {
  const inTime = new Set(milestones.filter(({ dueDate }) => dueDate >= today).map(({ id }) => id));
  return answerAsked(transaction, ({ metadata }) => inTime.has(metadata?.milestoneId ?? ''));
}
