import { type CsvColumn } from 'shared-kernel/format';
import { type Process, processStatusView, processTypeView } from 'shared-kernel/domain/process';
import { currentMilestoneOf, orderedMilestones, processProgress } from './milestone-order';
import { processMilestoneStatusView, processPriorityView } from './process-views';

/** The process list as a CSV table: one line a process, its value as a number. */
export const processCsvColumns: readonly CsvColumn<Process>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Client', value: ({ client }) => client },
  { header: 'Type', value: ({ type }) => processTypeView[type].label },
  { header: 'Status', value: ({ status }) => processStatusView[status].label },
  { header: 'Priority', value: ({ priority }) => processPriorityView[priority].label },
  { header: 'Value', value: ({ value }) => value },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Start', value: ({ startDate }) => startDate },
  { header: 'Estimated completion', value: ({ estimatedCompletion }) => estimatedCompletion },
  { header: 'Current milestone', value: (process) => currentMilestoneOf(process)?.name },
  { header: 'Milestones completed', value: (process) => processProgress(process).completed },
  { header: 'Milestones', value: ({ milestones }) => milestones.length },
];

/** Every milestone of a process as a whole-day event on its due date, for an `.ics` file (PM4). */
export const processIcsEvents = (process: Process) =>
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
  }));
