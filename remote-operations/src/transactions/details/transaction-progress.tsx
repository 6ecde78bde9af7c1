import {
  countCompletedSignOffs,
  requiredSignOffs,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import {
  permissions,
  portalLabel,
  formatPortalsWithPermission,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { caseDeciders } from 'shared-kernel/domain/review-case';
import {
  getApprovalError,
  signOffDeskPortal,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatDateTime } from 'shared-kernel/format';
import { LifecycleTracker, type RecordStep, type StepBlocker } from 'shared-kernel/records';
import { Timeline } from 'shared-kernel/ui';
import {
  listPendingManualChecks,
  formatCheckNames,
  listPendingChecks,
} from '../checks/payment-checks';
import type { PaymentReview } from './use-hold-review-case';

export const signOffDeskLabel: Record<(typeof signOffDesks)[number], string> = {
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
};

type PortalPeople = Readonly<Record<PortalKey, PortalPerson>>;

const stageBySignOffs = ['initiated', 'under_review', 'approved', 'compliant'] as const;

/** Returns the lifecycle stage of a transaction (T1). The number of sign-offs determines the stage (T2). */
export function getTransactionStage({
  status,
  signOffs = [],
}: Pick<Transaction, 'status' | 'signOffs'>): LifecycleStage {
  if (status === 'completed') return 'executed';
  return stageBySignOffs[signOffs.length] ?? 'compliant';
}

const reasonOf = (reason: string | undefined) => (reason === undefined ? [] : [{ text: reason }]);

/** Returns the next step after the last sign-off: record the open checks, wait for the simulated checks, or execute. */
function stepAfterSignOffs(transaction: Transaction, blockers: readonly StepBlocker[]): RecordStep {
  const by = formatPortalsWithPermission(permissions.transactionMoves);
  const toRecord = listPendingManualChecks(transaction);
  if (toRecord.length > 0) return { text: `Record ${formatCheckNames(toRecord)}`, by, blockers };
  const open = listPendingChecks(transaction);
  return open.length > 0
    ? { text: `Wait for ${formatCheckNames(open)} (simulated)`, blockers }
    : { text: 'Execute', by, blockers };
}

function runningStep(
  transaction: Transaction,
  people: PortalPeople,
  blockers: readonly StepBlocker[],
): RecordStep {
  const given = transaction.signOffs?.length ?? 0;
  const desk = signOffDesks[given];
  if (!desk) return stepAfterSignOffs(transaction, blockers);
  const portal = signOffDeskPortal[desk];
  const person = people[portal];
  const refusal = getApprovalError(transaction, person, person.name);
  return {
    text: `Add sign-off ${String(given + 1)} of ${String(requiredSignOffs)}`,
    by: `${signOffDeskLabel[desk]} (${portalLabel[portal]} portal)`,
    blockers: [...reasonOf(refusal), ...blockers],
  };
}

const reviewers = `${caseDeciders.transaction.map((key) => portalLabel[key]).join(' or ')} portal`;

/**
 * Returns the next step of a transaction and its blockers, such as an open sanctions hit. Returns `undefined` after the
 * execution.
 */
export function getTransactionNextStep(
  transaction: Transaction,
  people: PortalPeople,
  screening: readonly StepBlocker[] = [],
  review?: Pick<PaymentReview, 'state' | 'isPending'>,
): RecordStep | undefined {
  switch (transaction.status) {
    case 'pending':
    case 'processing':
      return runningStep(transaction, people, screening);
    case 'compliance_review':
      return {
        text: review?.isPending
          ? review.state
          : review
            ? 'Decide the review case'
            : 'Wait for the compliance review',
        by: review?.isPending ? undefined : reviewers,
        blockers: [...reasonOf(transaction.holdReason), ...screening],
      };
    case 'failed':
      return {
        text: 'Resolve the issue with the counterparty, then create a new payment',
        tone: 'danger',
        blockers: reasonOf(transaction.failureReason),
      };
    case 'completed':
      return undefined;
  }
}

const stageOfSignOff: readonly LifecycleStage[] = ['under_review', 'approved', 'compliant'];

export function TransactionProgress({ transaction }: { readonly transaction: Transaction }) {
  const { signOffs = [], status, timestamp } = transaction;
  const stage = getTransactionStage(transaction);
  const isOpen = status !== 'completed' && status !== 'failed';
  const notes: Partial<Record<LifecycleStage, string>> = { initiated: formatDateTime(timestamp) };
  for (const [index, { at }] of signOffs.entries()) {
    const signed = stageOfSignOff[index];
    if (signed) notes[signed] = formatDateTime(at);
  }
  return (
    <>
      <LifecycleTracker
        stage={stage}
        signOffs={{ completed: countCompletedSignOffs(stage), required: requiredSignOffs }}
        notes={notes}
      />
      <Timeline
        label="Sign-offs"
        items={signOffDesks.map((desk, index) => {
          const given = signOffs[index];
          const isNext = isOpen && index === signOffs.length;
          return {
            id: desk,
            title: signOffDeskLabel[desk],
            meta: given
              ? `Signed off by ${given.by}, ${formatDateTime(given.at)}`
              : isNext
                ? `Pending in the ${portalLabel[signOffDeskPortal[desk]]} portal`
                : 'Not signed off',
            icon: given ? ('check' as const) : ('clock' as const),
            tone: given ? ('success' as const) : isNext ? ('info' as const) : ('neutral' as const),
            isCurrent: isNext,
          };
        })}
      />
    </>
  );
}
