import { useState } from 'react';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  paymentActionByOutcome,
  pendingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import { formatDateTime, formatExactAmount } from 'shared-kernel/format';
import { ConfirmDialog, Stack, type DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';
import { outcomeLabel } from '../case-views';
import { answerDecision } from '../commands/decide-case';
import { outcomeEffect } from '../rules/outcome-effects';
import { CaseFacts, useDecidedPayment } from './case-facts';

const verbOfMove = { release: 'Release', reject: 'Reject' } as const;

function verbOf({ outcome }: CaseDecision, payment: Transaction | null | undefined) {
  const move = payment && isHeld(payment) ? paymentActionByOutcome[outcome] : undefined;
  return payment && move
    ? `${verbOfMove[move]} ${formatExactAmount(payment.amount, payment.currency)}`
    : 'Approve decision';
}

interface ApproveDialogProps extends DialogControls {
  readonly one: ReviewCase;
}

/**
 * Shows the submitted decision to the second person. Approval fails if another decision has replaced the shown
 * decision.
 */
export function ApproveDialog({ one, open, onClose }: ApproveDialogProps) {
  const { run, isPending } = useCommand(answerDecision);
  const payment = useDecidedPayment(one);
  const [{ id, name, decisions }] = useState(one);
  const decision = pendingDecision({ decisions });
  if (!decision) return null;
  const { outcome, reason, at } = decision;
  const verb = verbOf(decision, payment);
  return (
    <ConfirmDialog
      open={open}
      title={`${outcomeLabel[outcome]}: ${name}?`}
      confirmLabel={verb}
      tone={verb.startsWith(verbOfMove.reject) ? 'danger' : 'default'}
      isPending={isPending}
      onConfirm={() =>
        void run({ id, answer: 'approve', decision: decisions.length }).then(onClose)
      }
      onCancel={onClose}
    >
      <Stack>
        <CaseFacts
          one={one}
          more={[
            { label: 'Outcome', value: outcomeLabel[outcome] },
            { label: 'Effect', value: outcomeEffect(one, outcome, payment) },
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
