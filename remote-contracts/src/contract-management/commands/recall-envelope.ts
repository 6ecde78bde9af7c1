import * as v from 'valibot';
import { formatContractTitle } from 'shared-kernel/domain/contract';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { applyEnvelopeRecall } from '../rules/envelope';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

export const recallReasonSchema = v.object({
  reason: createRequiredTextSchema('Enter the reason', inputLimits.line),
});

/** Recalls an envelope that has no signature yet. The audit log records the reason. */
export const recallEnvelope = defineCommand({
  ...contractTerms.recallEnvelope,
  input: v.object({ id: recordIdSchema, ...recallReasonSchema.entries }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, reason }, { now, personId }) {
    const contract = await transaction.need('contracts', key);
    const result = applyEnvelopeRecall(contract, now, reason, personId);
    if (!result.ok) return refuse(result.reason);
    transaction.put('contracts', result.contract);
    await markEnvelopeNotificationsDone(transaction, result.contract);
    return result.contract;
  },
  note: ({ reason }) => reason,
  toast: (contract) => ({ title: 'Envelope recalled', description: formatContractTitle(contract) }),
});
