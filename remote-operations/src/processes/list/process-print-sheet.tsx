import {
  processStatusDisplay,
  processTypeDisplay,
  type Process,
} from 'shared-kernel/domain/process';
import { formatExactAmount, formatDate, formatDateTime, unknownText } from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import { useSampleValuesRemark } from 'shared-kernel/workspace';
import { sortMilestones } from '../rules/milestone-order';
import { priorityDisplay } from '../../priority-display';
import {
  communicationChannelDisplay,
  processMilestoneStatusDisplay,
  smartContractStatusDisplay,
} from '../rules/process-fields';

interface ProcessPrintSheetProps {
  readonly process: Process;
  readonly now: string;
}

const factsOf = (process: Process, now: string): readonly (readonly [string, string])[] => [
  ['Client', process.client],
  ['Type', processTypeDisplay[process.type].label],
  ['Status', processStatusDisplay[process.status].label],
  ['Priority', priorityDisplay[process.priority].label],
  ['Value', formatExactAmount(process.value, process.currency)],
  ['Start', formatDate(process.startDate)],
  ['Estimated completion', formatDate(process.estimatedCompletion)],
  ['As of', formatDateTime(now)],
];

const tablesOf = (process: Process, remark: string | undefined) => [
  {
    title: 'Milestones',
    columns: ['Milestone', 'Status', 'Due', 'Completed', 'Assigned to', 'Requirements'],
    rows: sortMilestones(process).map((milestone) => [
      milestone.name,
      processMilestoneStatusDisplay[milestone.status].label,
      formatDate(milestone.dueDate),
      milestone.completedDate === undefined ? unknownText : formatDate(milestone.completedDate),
      milestone.assignedTo,
      milestone.requirements
        .map(({ label, met }) => `${met ? 'met' : 'open'}: ${label}`)
        .join('; '),
    ]),
    empty: 'No milestones.',
  },
  {
    title: 'Communications',
    columns: ['Time', 'Channel', 'From', 'To', 'Subject', 'Message'],
    rows: process.communications.map(({ at, channel, from, to, subject, message }) => [
      formatDateTime(at),
      communicationChannelDisplay[channel].label,
      from,
      to,
      subject,
      message,
    ]),
    empty: 'No messages yet.',
  },
  {
    title: 'Smart contract records',
    note: remark,
    columns: ['Time', 'Event', 'Status', 'Hash'],
    rows: process.smartContracts.map(({ at, event, status, hash }) => [
      formatDateTime(at),
      event,
      smartContractStatusDisplay[status].label,
      hash,
    ]),
    empty: 'No records yet.',
  },
];

export function ProcessPrintSheet({ process, now }: ProcessPrintSheetProps) {
  const remark = useSampleValuesRemark();
  const trail = usePrintableAuditTrail('processes', process.id);
  return (
    <PrintedRecord
      id={process.id}
      title={process.name}
      facts={factsOf(process, now)}
      tables={[...tablesOf(process, remark), trail]}
    />
  );
}
