import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import { deskPortal, nextDesk, type Transaction } from 'shared-kernel/domain/transaction';
import type { RecordStep } from 'shared-kernel/records';
import { dutyPortals } from 'shared-kernel/workspace';
import { signOffDeskLabel } from './sign-off-label';

const reasonOf = (reason: string | undefined) => (reason === undefined ? [] : [{ text: reason }]);

/** The next sign-off of a payment that runs or, after the last, its execution. */
function runningStep(transaction: Transaction): RecordStep {
  const desk = nextDesk(transaction);
  if (!desk) return { text: 'Execute', by: dutyPortals('transaction-moves'), blockers: [] };
  const number = (transaction.signOffs ?? []).length + 1;
  return {
    text: `Give sign-off ${String(number)} of ${String(requiredSignOffs)}`,
    by: `${signOffDeskLabel[desk]}, in the ${portalLabel[deskPortal[desk]]} portal`,
    blockers: [],
  };
}

/** What is to be done next with a transaction, and why it stands still; undefined once it is executed. */
export function transactionStep(transaction: Transaction): RecordStep | undefined {
  switch (transaction.status) {
    case 'pending':
    case 'processing':
      return runningStep(transaction);
    case 'compliance_review':
      return {
        text: 'Release it to continue, or reject it',
        by: dutyPortals('transaction-moves'),
        blockers: reasonOf(transaction.holdReason),
      };
    case 'failed':
      return {
        text: 'Solve this with the counterparty, then send a new transaction',
        tone: 'danger',
        blockers: reasonOf(transaction.failureReason),
      };
    case 'completed':
      return undefined;
  }
}
