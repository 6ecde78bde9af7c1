import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  caseStateText,
  caseStatus,
  pendingDecision,
  effectiveDecisionOf,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { toSentence, dayOf, formatDate, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Section, Stack, StatusTag } from 'shared-kernel/ui';
import { usePortalPeople, useWorkspaceClock } from 'shared-kernel/workspace';
import { caseCauseView, caseStatusView, outcomeLabel } from '../case-views';
import { assigneeOf } from '../queue/queue-columns';
import { RecordTrail } from '../../records/record-trail';
import { CaseEvidence } from './case-evidence';
import { ClientSummary } from './client-summary';
import styles from './review-details.module.css';
import { ReviewHistory } from './review-history';
import { ReviewPrintSheet } from './review-print-sheet';

const kinds = {
  client: { kind: 'compliance', label: 'Compliance record' },
  transaction: { kind: 'transactions', label: 'Transaction' },
  document: { kind: 'clients', label: 'Client’s documents' },
  process: { kind: 'processes', label: 'Process' },
  contract: { kind: 'contracts', label: 'Contract' },
} as const;

const pathOfSubject = (
  recordPath: ReturnType<typeof useRecordPath>,
  kind: string,
  { subject }: ReviewCase,
) => recordPath(kind, subject.id, subject.kind === 'document' ? { section: 'documents' } : {});

function DecisionLine({ one }: { readonly one: ReviewCase }) {
  const pending = pendingDecision(one);
  const decision = pending ?? effectiveDecisionOf(one);
  if (!decision) return null;
  const { outcome, name, by, reason } = decision;
  return (
    <p>
      {toSentence(`${outcomeLabel[outcome]}: ${reason}`)} Submitted by {name}
      {pending
        ? ` in the ${portalLabel[by]} portal.`
        : toSentence(`, approved by ${decision.end?.name ?? ''}`)}
    </p>
  );
}

function CaseSummary({ one }: { readonly one: ReviewCase }) {
  const people = usePortalPeople();
  const recordPath = useRecordPath();
  const { kind, label } = kinds[one.subject.kind];
  return (
    <Section title="Case" look="plain">
      <DescriptionGrid
        items={[
          { label: 'Cause', value: <StatusTag view={caseCauseView[one.cause]} size="small" /> },
          { label: 'Risk', value: <StatusTag view={riskLevelView[one.riskLevel]} size="small" /> },
          { label: 'Due', value: formatDate(one.due) },
          { label: 'Assigned to', value: assigneeOf(one, people) },
          {
            label: 'Subject',
            value: <Link to={pathOfSubject(recordPath, kind, one)}>{label}</Link>,
          },
          { label: 'Opened', value: formatDateTime(one.openedAt) },
        ]}
      />
    </Section>
  );
}

export function ReviewDetails({ one }: { readonly one: ReviewCase }) {
  const people = usePortalPeople();
  const today = dayOf(useWorkspaceClock());
  return (
    <Stack>
      <div className={styles.state}>
        <StatusTag view={caseStatusView[caseStatus(one, today)]}>
          {caseStateText(one, people, today)}
        </StatusTag>
        <DecisionLine one={one} />
      </div>
      <div className={styles.room}>
        <div className={styles.page}>
          <CaseEvidence one={one} />
          <Stack>
            <ClientSummary one={one} />
            <CaseSummary one={one} />
            <ReviewHistory one={one} />
          </Stack>
        </div>
      </div>
      <RecordTrail collection="cases" id={one.id} noun="review case" />
      <ReviewPrintSheet one={one} />
    </Stack>
  );
}
