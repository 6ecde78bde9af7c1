import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { caseStatus, type ReviewCase } from 'shared-kernel/domain/review-case';
import { dayOf, formatDate, formatDateTime } from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import { useShownClient, useWorkspaceClock, usePortalPeople } from 'shared-kernel/workspace';
import { caseCauseView, caseStatusView } from '../case-views';
import { assigneeOf } from '../queue/queue-columns';
import { printedHistory } from './review-history';

export function ReviewPrintSheet({ one }: { readonly one: ReviewCase }) {
  const people = usePortalPeople();
  const now = useWorkspaceClock();
  const shown = useShownClient(one);
  const trail = usePrintableAuditTrail('cases', one.id);
  return (
    <PrintedRecord
      id={one.id}
      title={`Review case: ${one.name}`}
      facts={[
        ['Cause', caseCauseView[one.cause].label],
        ['Status', caseStatusView[caseStatus(one, dayOf(now))].label],
        ['Risk', riskLevelView[one.riskLevel].label],
        ['Due', formatDate(one.due)],
        ['Assigned to', assigneeOf(one, people)],
        ['Client', shown.client],
        ['Opened', formatDateTime(one.openedAt)],
        ['As of', formatDateTime(now)],
      ]}
      tables={[printedHistory(one), trail]}
    />
  );
}
