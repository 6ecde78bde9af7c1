import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { portalLabel, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import {
  describeCaseState,
  getCaseStatus,
  findEffectiveDecision,
  getCaseOwnerName,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { formatDate, formatUsd } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { caseCauseDisplay, caseStatusDisplay, caseOutcomeLabel } from '../case-labels';
import styles from './queue-columns.module.css';

export type PortalPeople = Readonly<Record<PortalKey, PortalPerson>>;

export const formatAssignee = (one: ReviewCase, people: PortalPeople): string =>
  getCaseOwnerName(one, people) ?? `Queue: ${portalLabel[one.queue]}`;

export const overdueDisplay = { label: 'Overdue', tone: 'danger', icon: 'warning' } as const;

export const isCaseOverdue = (one: ReviewCase, today: string): boolean =>
  one.due < today && !findEffectiveDecision(one);

export const describeCase = ({ client, cause }: ReviewCase): string =>
  [client, caseCauseDisplay[cause].label].filter(Boolean).join(' · ');

/**
 * Returns the name of a review case without the client name, because the table has a separate column for the client.
 */
export function removeClientFromCaseName({
  name,
  client,
}: Pick<ReviewCase, 'name' | 'client'>): string {
  const end = `: ${client}`;
  return name.endsWith(end) ? name.slice(0, -end.length) : name;
}

export const createQueueColumns = (
  people: PortalPeople,
  today: string,
): readonly TableColumn<ReviewCase>[] => [
  {
    key: 'name',
    title: 'Subject',
    isRowHeader: true,
    render: (one) => (
      <>
        {removeClientFromCaseName(one)}
        <span className={styles.about}>{describeCase(one)}</span>
      </>
    ),
  },
  {
    key: 'due',
    title: 'Due',
    render: (one) => (
      <>
        {formatDate(one.due)}{' '}
        {isCaseOverdue(one, today) && <StatusTag view={overdueDisplay} size="small" />}
      </>
    ),
  },
  {
    key: 'cause',
    title: 'Cause',
    render: ({ cause }) => <StatusTag view={caseCauseDisplay[cause]} size="small" />,
  },
  {
    key: 'risk',
    title: 'Risk',
    render: ({ riskLevel }) => <StatusTag view={riskLevelDisplay[riskLevel]} size="small" />,
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    render: ({ amount }) => (amount === undefined ? '' : formatUsd(amount)),
  },
  { key: 'client', title: 'Client', maxWidth: '12rem', render: ({ client }) => client },
  { key: 'holder', title: 'Assigned to', render: (one) => formatAssignee(one, people) },
  {
    key: 'status',
    title: 'Status',
    render: (one) => (
      <StatusTag view={caseStatusDisplay[getCaseStatus(one, today)]} size="small">
        {describeCaseState(one, people, today)}
      </StatusTag>
    ),
  },
];

export const createQueueExportColumns = (
  people: PortalPeople,
  today: string,
): readonly ExportColumn<ReviewCase>[] => [
  { header: 'Review case', value: ({ id }) => id },
  { header: 'Subject', column: 'name', value: ({ name }) => name },
  { header: 'Cause', column: 'cause', value: ({ cause }) => caseCauseDisplay[cause].label },
  { header: 'Risk', column: 'risk', value: ({ riskLevel }) => riskLevelDisplay[riskLevel].label },
  { header: 'Due', column: 'due', holds: 'days', value: ({ due }) => due },
  { header: 'Amount (USD)', column: 'amount', value: ({ amount }) => amount },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  { header: 'Assigned to', column: 'holder', value: (one) => formatAssignee(one, people) },
  {
    header: 'Status',
    column: 'status',
    value: (one) => describeCaseState(one, people, today),
  },
  {
    header: 'Outcome',
    value: (one) => {
      const decided = findEffectiveDecision(one);
      return decided ? caseOutcomeLabel[decided.outcome] : '';
    },
  },
];
