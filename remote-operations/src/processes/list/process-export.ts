import { revisionOf, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Process } from 'shared-kernel/domain/process';
import type { IcsEvent } from 'shared-kernel/format/ics';
import { orderedMilestones } from '../milestones/milestone-order';
import type { ProcessMilestone } from './process-parts';
import { processMilestoneStatusView } from './process-views';
import { removedMilestones } from '../milestones/removed-milestones';

/**
 * Every milestone of a process as a whole-day event on its due date, for an `.ics` file (PM4), at the revision that the
 * entries about the process give; the milestones that it has no longer are cancelled.
 */
export function processIcsEvents(
  process: Process,
  entries: readonly AuditEntry[] = [],
): readonly IcsEvent[] {
  const revision = revisionOf(entries);
  const eventOf = (milestone: ProcessMilestone) => ({
    uid: `${process.id}-${milestone.id}@trustfold.example`,
    title: `${milestone.name} (${process.id})`,
    start: milestone.dueDate,
    description: [
      `${process.name}, ${process.client}`,
      processMilestoneStatusView[milestone.status].label,
      `Assigned to ${milestone.assignedTo}`,
      ...milestone.requirements.map(({ label, met }) => `${met ? '[x]' : '[ ]'} ${label}`),
    ].join('\n'),
    ...revision,
  });
  return [
    ...orderedMilestones(process).map(eventOf),
    ...removedMilestones(process, entries).map((milestone) => ({
      ...eventOf(milestone),
      isCancelled: true,
    })),
  ];
}
