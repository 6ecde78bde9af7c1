import { useState } from 'react';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  paymentActionByOutcome,
  findPendingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { isHeldPayment, type Transaction } from 'shared-kernel/domain/transaction';
import { formatDateTime, formatExactAmount } from 'shared-kernel/format';
import { ConfirmDialog, Stack, type DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';
import { caseOutcomeLabel } from '../case-labels';
import { answerDecision } from '../commands/decide-case';
import { describeOutcomeEffect } from '../rules/outcome-effects';
import { CaseDetails, useDecidablePayment } from './case-details';

const verbOfMove = { release: 'Release', reject: 'Reject' } as const;

function verbOf({ outcome }: CaseDecision, payment: Transaction | null | undefined) {
  const move = payment && isHeldPayment(payment) ? paymentActionByOutcome[outcome] : undefined;
  return payment && move
    ? `${verbOfMove[move]} ${formatExactAmount(payment.amount, payment.currency)}`
    : 'Approve decision';
}

interface ApproveDialogProps extends DialogControls {
  readonly reviewCase: ReviewCase;
}

/**
 * Shows the submitted decision to the person who can approve it. Approval fails if another decision has replaced the
 * shown decision.
 */
export function ApproveDecisionDialog({ reviewCase, open, onClose }: ApproveDialogProps) {
  const { run, isPending } = useCommand(answerDecision);
  const payment = useDecidablePayment(reviewCase);
  const [{ id, name, decisions }] = useState(reviewCase);
  const decision = findPendingDecision({ decisions });
  if (!decision) return null;
  const { outcome, reason, at } = decision;
  const verb = verbOf(decision, payment);
  return (
    <ConfirmDialog
      open={open}
      title={`${caseOutcomeLabel[outcome]}: ${name}?`}
      confirmLabel={verb}
      tone={verb.startsWith(verbOfMove.reject) ? 'danger' : 'default'}
      isPending={isPending}
      onConfirm={() =>
        void run({ id, answer: 'approve', decision: decisions.length }).then(onClose)
      }
      onCancel={onClose}
    >
      <Stack>
        <CaseDetails
          reviewCase={reviewCase}
          more={[
            { label: 'Outcome', value: caseOutcomeLabel[outcome] },
            { label: 'Effect', value: describeOutcomeEffect(reviewCase, outcome, payment) },
            { label: 'Reason', value: reason },
            {
              label: 'Decided by',
              value: `${decision.name}, ${portalLabel[decision.by]}, ${formatDateTime(at)}`,
            },
          ]}
        />
        <p>You cannot undo this.</p>
      </Stack>
    </ConfirmDialog>
  );
}
