import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { portalLabel, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import {
  caseStateText,
  caseStatus,
  effectiveDecisionOf,
  ownerNameOf,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { formatDate, formatUsd } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { caseCauseView, caseStatusView, outcomeLabel } from '../case-views';
import styles from './queue-columns.module.css';

export type People = Readonly<Record<PortalKey, PortalPerson>>;

export const assigneeOf = (one: ReviewCase, people: People): string =>
  ownerNameOf(one, people) ?? `Queue: ${portalLabel[one.queue]}`;

export const lateView = { label: 'Overdue', tone: 'danger', icon: 'warning' } as const;

export const isOverdue = (one: ReviewCase, today: string): boolean =>
  one.due < today && !effectiveDecisionOf(one);

export const describeCase = ({ client, cause }: ReviewCase): string =>
  [client, caseCauseView[cause].label].filter(Boolean).join(' · ');

/** The name of a case without its client, which has a column of its own. */
export function nameBesideClient({ name, client }: Pick<ReviewCase, 'name' | 'client'>): string {
  const end = `: ${client}`;
  return name.endsWith(end) ? name.slice(0, -end.length) : name;
}

export const queueColumns = (people: People, today: string): readonly TableColumn<ReviewCase>[] => [
  {
    key: 'name',
    title: 'About',
    isRowHeader: true,
    render: (one) => (
      <>
        {nameBesideClient(one)}
        <span className={styles.about}>{describeCase(one)}</span>
      </>
    ),
  },
  {
    key: 'due',
    title: 'Due',
    render: (one) => (
      <>
        {formatDate(one.due)} {isOverdue(one, today) && <StatusTag view={lateView} size="small" />}
      </>
    ),
  },
  {
    key: 'cause',
    title: 'Cause',
    render: ({ cause }) => <StatusTag view={caseCauseView[cause]} size="small" />,
  },
  {
    key: 'risk',
    title: 'Risk',
    render: ({ riskLevel }) => <StatusTag view={riskLevelView[riskLevel]} size="small" />,
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    render: ({ amount }) => (amount === undefined ? '' : formatUsd(amount)),
  },
  { key: 'client', title: 'Client', maxWidth: '12rem', render: ({ client }) => client },
  { key: 'holder', title: 'Assigned to', render: (one) => assigneeOf(one, people) },
  {
    key: 'status',
    title: 'Status',
    render: (one) => (
      <StatusTag view={caseStatusView[caseStatus(one, today)]} size="small">
        {caseStateText(one, people, today)}
      </StatusTag>
    ),
  },
];

export const queueFileColumns = (
  people: People,
  today: string,
): readonly ExportColumn<ReviewCase>[] => [
  { header: 'Review case', value: ({ id }) => id },
  { header: 'About', column: 'name', value: ({ name }) => name },
  { header: 'Cause', column: 'cause', value: ({ cause }) => caseCauseView[cause].label },
  { header: 'Risk', column: 'risk', value: ({ riskLevel }) => riskLevelView[riskLevel].label },
  { header: 'Due', column: 'due', holds: 'days', value: ({ due }) => due },
  { header: 'Amount (USD)', column: 'amount', value: ({ amount }) => amount },
  { header: 'Client', column: 'client', value: ({ client }) => client },
  { header: 'Assigned to', column: 'holder', value: (one) => assigneeOf(one, people) },
  {
    header: 'Status',
    column: 'status',
    value: (one) => caseStateText(one, people, today),
  },
  {
    header: 'Outcome',
    value: (one) => {
      const decided = effectiveDecisionOf(one);
      return decided ? outcomeLabel[decided.outcome] : '';
    },
  },
];
