import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { getCaseStatus, type ReviewCase } from 'shared-kernel/domain/review-case';
import { toLocalDate, formatDate, formatDateTime } from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import {
  useRecordWithCurrentClient,
  useWorkspaceClock,
  usePortalPeople,
} from 'shared-kernel/workspace';
import { caseCauseDisplay, caseStatusDisplay } from '../case-labels';
import { formatAssignee } from '../queue/queue-columns';
import { createPrintableCaseHistory } from './review-history';

export function ReviewPrintSheet({ reviewCase }: { readonly reviewCase: ReviewCase }) {
  const people = usePortalPeople();
  const now = useWorkspaceClock();
  const shown = useRecordWithCurrentClient(reviewCase);
  const trail = usePrintableAuditTrail('cases', reviewCase.id);
  return (
    <PrintedRecord
      id={reviewCase.id}
      title={`Review case: ${reviewCase.name}`}
      facts={[
        ['Cause', caseCauseDisplay[reviewCase.cause].label],
        ['Status', caseStatusDisplay[getCaseStatus(reviewCase, toLocalDate(now))].label],
        ['Risk', riskLevelDisplay[reviewCase.riskLevel].label],
        ['Due', formatDate(reviewCase.due)],
        ['Assigned to', formatAssignee(reviewCase, people)],
        ['Client', shown.client],
        ['Opened', formatDateTime(reviewCase.openedAt)],
        ['As of', formatDateTime(now)],
      ]}
      tables={[createPrintableCaseHistory(reviewCase), trail]}
    />
  );
}
