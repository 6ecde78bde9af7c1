import type { Revision } from 'shared-kernel/domain/audit';
import type { Process } from 'shared-kernel/domain/process';
import { orderedMilestones } from './milestone-order';
import { processMilestoneStatusView } from './process-views';

/** Every milestone of a process as a whole-day event on its due date, for an `.ics` file (PM4), at its revision. */
export const processIcsEvents = (process: Process, revision?: Revision) =>
  orderedMilestones(process).map((milestone) => ({
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
  }));
