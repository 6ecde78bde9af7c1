import { type Process, processStatusView, processTypeView } from 'shared-kernel/domain/process';
import type { ExportColumn } from 'shared-kernel/records';
import { currentMilestoneOf, processProgress } from '../milestones/milestone-order';
import { processPriorityView } from './process-views';

/** The process list as a table in a file: one line a process, its value as a number. */
export const processFileColumns: readonly ExportColumn<Process>[] = [
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
