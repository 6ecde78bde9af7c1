import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import type { RecordStep } from 'shared-kernel/records';
import { isDipTest } from './dip-test';
import { orderedMilestones } from './milestone-order';
import type { ProcessMilestone } from '../list/process-parts';

/** The id of the box by which a requirement is met. */
export const requirementPart = (milestoneId: string, requirement: number): string =>
  `requirement-${milestoneId}-${requirement}`;

/** The milestone that is to be completed next; undefined once all are. */
export const nextMilestoneOf = (
  process: Pick<Process, 'milestones'>,
): ProcessMilestone | undefined =>
  orderedMilestones(process).find(({ status }) => status !== 'completed');

/** What is to be done next with a process, by whom and until when; it waits for each requirement that is open. */
export function processStep(process: Pick<Process, 'milestones'>): RecordStep | undefined {
  const next = nextMilestoneOf(process);
  if (!next) return undefined;
  const { id, kind, name, assignedTo, dueDate, requirements } = next;
  const verb = isDipTest(kind) ? 'Confirm or reject' : 'Complete';
  return {
    text: `${verb} “${name}”`,
    by: `${assignedTo}, due ${formatDate(dueDate)}`,
    blockers: requirements.flatMap(({ label, met }, index) =>
      met ? [] : [{ text: label, part: requirementPart(id, index) }],
    ),
  };
}
