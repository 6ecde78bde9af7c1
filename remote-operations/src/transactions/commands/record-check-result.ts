import * as v from 'valibot';
import { processingStepLabel } from 'shared-kernel/domain/transaction';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import {
  applyCheckResult,
  getCheckResultError,
  checkResultSchema,
  applySimulatedChecks,
} from '../checks/payment-checks';
import { applyActionSideEffects } from './change-transaction-status';
import { transactionTerms } from './terms';

/** Records the result of a payment check. A failed check puts the payment on hold. */
export const recordCheckResult = defineCommand({
  ...transactionTerms.recordCheckResult,
  input: v.object({ id: recordIdSchema, ...checkResultSchema.entries }),
  async apply(transaction, { id, ...finding }, context) {
    const { actor, personId, now } = context;
    const at = now.toISOString();
    const before = applySimulatedChecks(await transaction.need('transactions', id), at);
    const refusal = getCheckResultError(before, finding.check);
    if (refusal !== undefined) return refuse(refusal);
    const checked = applyCheckResult(before, finding, { name: actor, personId }, at);
    transaction.put('transactions', checked);
    const isHeldNow = checked.status !== before.status;
    if (isHeldNow && checked.holdReason !== undefined)
      await applyActionSideEffects(
        transaction,
        [checked],
        'hold',
        checked.holdReason,
        'Transaction',
        context,
      );
    return checked;
  },
  note: ({ check, result, comment }) => `${processingStepLabel[check]} ${result}: ${comment}`,
  toast: ({ reference, status }, { check, result }) => ({
    title: `${processingStepLabel[check]} ${result}`,
    description:
      status === 'compliance_review' ? `${reference} is held for compliance review` : reference,
  }),
});
