import { type Process, processStatusView, processTypeView } from 'shared-kernel/domain/process';
import type { ExportColumn } from 'shared-kernel/records';
import { currentMilestoneOf, processProgress } from '../milestones/milestone-order';
import { priorityView } from '../../priority-view';

/** The process list as a table in a file: one line a process, its value as a number. */
export const processFileColumns: readonly ExportColumn<Process>[] = [
  { header: 'Id', column: 'id', value: ({ id }) => id },
  { header: 'Name', column: 'name', value: ({ name }) => name },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  { header: 'Type', column: 'name', value: ({ type }) => processTypeView[type].label },
  { header: 'Status', column: 'status', value: ({ status }) => processStatusView[status].label },
  {
    header: 'Priority',
    column: 'priority',
    value: ({ priority }) => priorityView[priority].label,
  },
  { header: 'Value', column: 'value', value: ({ value }) => value },
  { header: 'Currency', column: 'value', value: ({ currency }) => currency },
  { header: 'Start', value: ({ startDate }) => startDate },
  {
    header: 'Estimated completion',
    column: 'completion',
    value: ({ estimatedCompletion }) => estimatedCompletion,
  },
  {
    header: 'Current milestone',
    column: 'milestone',
    value: (process) => currentMilestoneOf(process)?.name,
  },
  {
    header: 'Milestones completed',
    column: 'progress',
    value: (process) => processProgress(process).completed,
  },
  { header: 'Milestones', column: 'progress', value: ({ milestones }) => milestones.length },
];
