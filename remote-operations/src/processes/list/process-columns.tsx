import { processStatusView, processTypeView, type Process } from 'shared-kernel/domain/process';
import { formatDate, formatExactAmount, formatNumber, unknownText } from 'shared-kernel/format';
import { Icon, RecordText, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { DueTag } from '../calendar/due-tag';
import { currentMilestoneOf, processProgress } from '../milestones/milestone-order';
import styles from './process-table.module.css';
import { priorityView } from '../../priority-view';

const progressText = (process: Process) => {
  const { completed, total } = processProgress(process);
  return `${formatNumber(completed)}/${formatNumber(total)}`;
};

const current = (process: Process) =>
  process.status === 'active' ? currentMilestoneOf(process) : undefined;

/** What a process is. */
const identity: readonly TableColumn<Process>[] = [
  {
    key: 'name',
    title: 'Process',
    isRowHeader: true,
    render: ({ type, name }) => (
      <>
        <Icon
          name={processTypeView[type].icon}
          label={processTypeView[type].label}
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

/** What a row tells of a process as things stand at `now`. */
export const processColumns = (now: string): readonly TableColumn<Process>[] => [
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
    render: ({ status }) => <StatusTag view={processStatusView[status]} size="small" />,
  },
  {
    key: 'priority',
    title: 'Priority',
    render: ({ priority }) => <StatusTag view={priorityView[priority]} size="small" />,
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
