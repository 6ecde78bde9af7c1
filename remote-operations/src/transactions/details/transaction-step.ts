import { requiredSignOffs, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  deskPortal,
  nextDesk,
  type signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { RecordStep } from 'shared-kernel/records';
import { dutyPortals } from 'shared-kernel/workspace';

/** How each desk reads on screen. */
export const signOffDeskLabel: Record<(typeof signOffDesks)[number], string> = {
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
};

const stageBySignOffs = ['initiated', 'under_review', 'approved', 'compliant'] as const;

/**
 * The lifecycle stage of a transaction (T1). Sign-offs carry it forward: none is `initiated`, one
 * `under_review`, two `approved`, three `compliant`, so that the stage's own count (T2) is the number
 * really given; `completed` is `executed`. A hold or a failure leaves it at the stage it had reached.
 *
 * Status follows stage: `pending` while initiated, `processing` from the first sign-off on,
 * `completed` once executed; `compliance_review` and `failed` can occur at any stage before that.
 */
export function transactionStage({
  status,
  signOffs = [],
}: Pick<Transaction, 'status' | 'signOffs'>): LifecycleStage {
  if (status === 'completed') return 'executed';
  return stageBySignOffs[signOffs.length] ?? 'compliant';
}

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
