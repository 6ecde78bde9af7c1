import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  describeCaseState,
  getCaseStatus,
  findPendingDecision,
  findEffectiveDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { addFullStop, toLocalDate, formatDate, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Section, Stack, StatusTag } from 'shared-kernel/ui';
import { usePortalPeople, useWorkspaceClock } from 'shared-kernel/workspace';
import { caseCauseDisplay, caseStatusDisplay, caseOutcomeLabel } from '../case-labels';
import { formatAssignee } from '../queue/queue-columns';
import { RecordAuditTrail } from '../../records/record-audit-trail';
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

function DecisionLine({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const pending = findPendingDecision(reviewCase);
  const decision = pending ?? findEffectiveDecision(reviewCase);
  if (!decision) return null;
  const { outcome, name, by, reason } = decision;
  return (
    <p>
      {addFullStop(`${caseOutcomeLabel[outcome]}: ${reason}`)} Submitted by {name}
      {pending
        ? ` in the ${portalLabel[by]} portal.`
        : addFullStop(`, approved by ${decision.end?.name ?? ''}`)}
    </p>
  );
}

function CaseSummary({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const people = usePortalPeople();
  const recordPath = useRecordPath();
  const { kind, label } = kinds[reviewCase.subject.kind];
  return (
    <Section title="Case" look="plain">
      <DescriptionGrid
        items={[
          {
            label: 'Cause',
            value: <StatusTag view={caseCauseDisplay[reviewCase.cause]} size="small" />,
          },
          {
            label: 'Risk',
            value: <StatusTag view={riskLevelDisplay[reviewCase.riskLevel]} size="small" />,
          },
          { label: 'Due', value: formatDate(reviewCase.due) },
          { label: 'Assigned to', value: formatAssignee(reviewCase, people) },
          {
            label: 'Subject',
            value: <Link to={pathOfSubject(recordPath, kind, reviewCase)}>{label}</Link>,
          },
          { label: 'Opened', value: formatDateTime(reviewCase.openedAt) },
        ]}
      />
    </Section>
  );
}

export function ReviewDetails({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const people = usePortalPeople();
  const today = toLocalDate(useWorkspaceClock());
  return (
    <Stack>
      <div className={styles.state}>
        <StatusTag view={caseStatusDisplay[getCaseStatus(reviewCase, today)]}>
          {describeCaseState(reviewCase, people, today)}
        </StatusTag>
        <DecisionLine reviewCase={reviewCase} />
      </div>
      <div className={styles.room}>
        <div className={styles.page}>
          <CaseEvidence reviewCase={reviewCase} />
          <Stack>
            <ClientSummary reviewCase={reviewCase} />
            <CaseSummary reviewCase={reviewCase} />
            <ReviewHistory reviewCase={reviewCase} />
          </Stack>
        </div>
      </div>
      <RecordAuditTrail collection="cases" id={reviewCase.id} noun="review case" />
      <ReviewPrintSheet reviewCase={reviewCase} />
    </Stack>
  );
}
