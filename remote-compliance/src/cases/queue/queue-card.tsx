import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import {
  caseStateText,
  caseStatus,
  effectiveDecisionOf,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { formatDate, formatDayAndMonth, formatUsd } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Button,
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
} from 'shared-kernel/ui';
import { caseCauseView, caseStatusView } from '../case-views';
import { describeCase, assigneeOf, isOverdue, lateView, type People } from './queue-columns';
import styles from './queue-card.module.css';

interface QueueCardProps {
  readonly one: ReviewCase;
  readonly people: People;
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

function CaseLink({ one: { id, name }, onOpen }: Pick<QueueCardProps, 'one' | 'onOpen'>) {
  const pathTo = useRecordPath();
  return (
    <RecordLink href={pathTo('cases', id)} onOpen={() => onOpen(id)}>
      <RecordText>{name}</RecordText>
    </RecordLink>
  );
}

/** A tag with the status of a review case. An open case shows its due date. */
function DueStatus({ one, today }: Pick<QueueCardProps, 'one' | 'today'>) {
  const status = caseStatus(one, today);
  if (isOverdue(one, today)) return <StatusTag view={lateView} size="small" />;
  if (effectiveDecisionOf(one) || status !== 'open')
    return <StatusTag view={caseStatusView[status]} size="small" />;
  return (
    <StatusTag view={caseStatusView.open} size="small">
      Due {formatDayAndMonth(one.due)}
    </StatusTag>
  );
}

function CaseFacts({ one, people }: Pick<QueueCardProps, 'one' | 'people'>) {
  const { due, amount } = one;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Due</dt>
        <dd>{formatDate(due)}</dd>
      </div>
      {amount !== undefined && (
        <div>
          <dt>Amount</dt>
          <dd>{formatUsd(amount)}</dd>
        </div>
      )}
      <div>
        <dt>Assigned to</dt>
        <dd>
          <RecordText>{assigneeOf(one, people)}</RecordText>
        </dd>
      </div>
    </dl>
  );
}

export function QueueCard({ one, people, today, onOpen }: QueueCardProps) {
  const { id, name, client, cause, riskLevel, amount } = one;
  const titleId = `${id}-title`;
  return (
    <RecordCard
      labelledBy={titleId}
      brief={{
        rowKey: id,
        name,
        title: <CaseLink one={one} onOpen={onOpen} />,
        figure: amount === undefined ? undefined : formatUsd(amount),
        next: <RecordText>{describeCase(one)}</RecordText>,
        status: <DueStatus one={one} today={today} />,
      }}
    >
      <header className={styles.head}>
        <RowSelectionCheckbox rowKey={id} name={name} />
        <div className={styles.words}>
          <h3 id={titleId}>
            <CaseLink one={one} onOpen={onOpen} />
          </h3>
          <p>
            <RecordText>{client}</RecordText>
          </p>
        </div>
      </header>
      <div className={styles.tags}>
        <StatusTag view={caseStatusView[caseStatus(one, today)]} size="small">
          {caseStateText(one, people, today)}
        </StatusTag>
        {isOverdue(one, today) && <StatusTag view={lateView} size="small" />}
        <StatusTag view={caseCauseView[cause]} size="small" />
        <StatusTag view={riskLevelView[riskLevel]} size="small" />
      </div>
      <CaseFacts one={one} people={people} />
      <footer className={styles.foot}>
        <Button size="small" aria-label={`View details of ${name}`} onClick={() => onOpen(id)}>
          View details
        </Button>
      </footer>
    </RecordCard>
  );
}
