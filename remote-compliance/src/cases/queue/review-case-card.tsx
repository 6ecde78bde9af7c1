import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import {
  describeCaseState,
  getCaseStatus,
  findEffectiveDecision,
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
import { caseCauseDisplay, caseStatusDisplay } from '../case-labels';
import {
  describeCase,
  formatAssignee,
  isCaseOverdue,
  overdueDisplay,
  type PortalPeople,
} from './queue-columns';
import styles from './review-case-card.module.css';

interface QueueCardProps {
  readonly reviewCase: ReviewCase;
  readonly people: PortalPeople;
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

function CaseLink({
  reviewCase: { id, name },
  onOpen,
}: Pick<QueueCardProps, 'reviewCase' | 'onOpen'>) {
  const pathTo = useRecordPath();
  return (
    <RecordLink href={pathTo('cases', id)} onOpen={() => onOpen(id)}>
      <RecordText>{name}</RecordText>
    </RecordLink>
  );
}

/** Tag with the status of a review case. For an open case, the tag shows the due date instead. */
function DueStatus({ reviewCase, today }: Pick<QueueCardProps, 'reviewCase' | 'today'>) {
  const status = getCaseStatus(reviewCase, today);
  if (isCaseOverdue(reviewCase, today)) return <StatusTag view={overdueDisplay} size="small" />;
  if (findEffectiveDecision(reviewCase) || status !== 'open')
    return <StatusTag view={caseStatusDisplay[status]} size="small" />;
  return (
    <StatusTag view={caseStatusDisplay.open} size="small">
      Due {formatDayAndMonth(reviewCase.due)}
    </StatusTag>
  );
}

function CaseDetails({ reviewCase, people }: Pick<QueueCardProps, 'reviewCase' | 'people'>) {
  const { due, amount } = reviewCase;
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
          <RecordText>{formatAssignee(reviewCase, people)}</RecordText>
        </dd>
      </div>
    </dl>
  );
}

export function ReviewCaseCard({ reviewCase, people, today, onOpen }: QueueCardProps) {
  const { id, name, client, cause, riskLevel, amount } = reviewCase;
  const titleId = `${id}-title`;
  return (
    <RecordCard
      labelledBy={titleId}
      brief={{
        rowKey: id,
        name,
        title: <CaseLink reviewCase={reviewCase} onOpen={onOpen} />,
        figure: amount === undefined ? undefined : formatUsd(amount),
        next: <RecordText>{describeCase(reviewCase)}</RecordText>,
        status: <DueStatus reviewCase={reviewCase} today={today} />,
      }}
    >
      <header className={styles.head}>
        <RowSelectionCheckbox rowKey={id} name={name} />
        <div className={styles.words}>
          <h3 id={titleId}>
            <CaseLink reviewCase={reviewCase} onOpen={onOpen} />
          </h3>
          <p>
            <RecordText>{client}</RecordText>
          </p>
        </div>
      </header>
      <div className={styles.tags}>
        <StatusTag view={caseStatusDisplay[getCaseStatus(reviewCase, today)]} size="small">
          {describeCaseState(reviewCase, people, today)}
        </StatusTag>
        {isCaseOverdue(reviewCase, today) && <StatusTag view={overdueDisplay} size="small" />}
        <StatusTag view={caseCauseDisplay[cause]} size="small" />
        <StatusTag view={riskLevelDisplay[riskLevel]} size="small" />
      </div>
      <CaseDetails reviewCase={reviewCase} people={people} />
      <footer className={styles.foot}>
        <Button size="small" aria-label={`View details of ${name}`} onClick={() => onOpen(id)}>
          View details
        </Button>
      </footer>
    </RecordCard>
  );
}
