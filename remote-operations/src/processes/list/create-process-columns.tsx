import {
  processStatusDisplay,
  processTypeDisplay,
  type Process,
} from 'shared-kernel/domain/process';
import { formatDate, formatExactAmount, formatNumber, unknownText } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { Icon, RecordText, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { DueTag } from '../due-tag';
import { getCurrentMilestone, computeProcessProgress } from '../rules/milestone-order';
import styles from './create-process-columns.module.css';
import { priorityDisplay } from '../../priority-display';

const progressText = (process: Process) => {
  const { completed, total } = computeProcessProgress(process);
  return `${formatNumber(completed)}/${formatNumber(total)}`;
};

const current = (process: Process) =>
  process.status === 'active' ? getCurrentMilestone(process) : undefined;

const identity: readonly TableColumn<Process>[] = [
  {
    key: 'name',
    title: 'Process',
    isRowHeader: true,
    render: ({ type, name }) => (
      <>
        <Icon
          name={processTypeDisplay[type].icon}
          label={processTypeDisplay[type].label}
          className={styles.type}
        />{' '}
        <RecordText>{name}</RecordText>
      </>
    ),
  },
  {
    key: 'id',
    title: 'ID',
    isExtra: true,
    maxWidth: '9rem',
    render: ({ id }) => (
      <span className={styles.id}>
        <RecordText>{id}</RecordText>
      </span>
    ),
  },
  { key: 'client', title: 'Client', maxWidth: '12rem', render: ({ client }) => client },
];

export const createProcessColumns = (now: string): readonly TableColumn<Process>[] => [
  ...identity,
  {
    key: 'milestone',
    title: 'Next step',
    maxWidth: '15rem',
    render: (process) => current(process)?.name ?? 'None',
  },
  {
    key: 'due',
    title: 'Due',
    render: (process) => {
      const milestone = current(process);
      return milestone ? <DueTag due={milestone.dueDate} now={now} /> : unknownText;
    },
  },
  { key: 'progress', title: 'Done', align: 'end', render: progressText },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusTag view={processStatusDisplay[status]} size="small" />,
  },
  {
    key: 'priority',
    title: 'Priority',
    render: ({ priority }) => <StatusTag view={priorityDisplay[priority]} size="small" />,
  },
  {
    key: 'value',
    title: 'Value',
    isExtra: true,
    align: 'end',
    render: ({ value, currency }) => formatExactAmount(value, currency),
  },
  {
    key: 'completion',
    title: 'Estimated completion',
    isExtra: true,
    render: ({ estimatedCompletion }) => formatDate(estimatedCompletion),
  },
];

/** Columns of the processes in an exported file. The value is exported as a number. */
export const processExportColumns: readonly ExportColumn<Process>[] = [
  { header: 'Id', column: 'id', value: ({ id }) => id },
  { header: 'Name', column: 'name', value: ({ name }) => name },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  { header: 'Type', column: 'name', value: ({ type }) => processTypeDisplay[type].label },
  { header: 'Status', column: 'status', value: ({ status }) => processStatusDisplay[status].label },
  {
    header: 'Priority',
    column: 'priority',
    value: ({ priority }) => priorityDisplay[priority].label,
  },
  { header: 'Value', column: 'value', value: ({ value }) => value },
  { header: 'Currency', column: 'value', value: ({ currency }) => currency },
  { header: 'Start', holds: 'days', value: ({ startDate }) => startDate },
  {
    header: 'Estimated completion',
    column: 'completion',
    holds: 'days',
    value: ({ estimatedCompletion }) => estimatedCompletion,
  },
  {
    header: 'Current milestone',
    column: 'milestone',
    value: (process) => getCurrentMilestone(process)?.name,
  },
  {
    header: 'Milestones completed',
    column: 'progress',
    value: (process) => computeProcessProgress(process).completed,
  },
  { header: 'Milestones', column: 'progress', value: ({ milestones }) => milestones.length },
];
