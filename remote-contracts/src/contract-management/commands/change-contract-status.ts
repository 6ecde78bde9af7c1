import * as v from 'valibot';
import {
  contractSchema,
  contractStatusDisplay,
  formatContractTitle,
} from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { getActingPerson, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { describeVoidedEnvelope } from '../rules/void-envelope';
import { transitionContract } from './transition-contract';
import { createContractReference, createContractMatcher } from './create-contract-reference';
import { removeContractNotifications } from './contract-notifications';
import { joinSentences } from './join-sentences';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Submits a draft contract for legal review. Drafters may submit the contract but not complete the review. */
export const submitContract = defineCommand({
  ...contractTerms.submitContract,
  input: v.object({ id: recordIdSchema }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key }, context) {
    const contract = await transaction.need('contracts', key);
    if (contract.status !== 'draft')
      return refuse('Only drafts can be submitted for legal review.');
    const move = transitionContract(
      contract,
      'pending_review',
      context.now,
      getActingPerson(context),
    );
    if (!move.ok) return refuse(move.reason);
    transaction.put('contracts', move.contract);
    if (move.isVoid) await markEnvelopeNotificationsDone(transaction, move.contract);
    return move;
  },
  note: (_input, { isVoid }) => joinSentences(describeVoidedEnvelope(isVoid)),
  toast: ({ contract, isVoid }) => ({
    title: 'Submitted for legal review',
    description: joinSentences([formatContractTitle(contract), ...describeVoidedEnvelope(isVoid)]),
  }),
});

export const changeContractStatus = defineCommand({
  ...contractTerms.changeContractStatus,
  input: v.object({ id: recordIdSchema, status: contractSchema.entries.status }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, status }, context) {
    const before = await transaction.need('contracts', key);
    const move = transitionContract(before, status, context.now, getActingPerson(context));
    if (!move.ok) return refuse(move.reason);
    const { contract: moved } = move;
    transaction.put('contracts', moved);
    // Marks the notifications that request a review or signature as done, because the request no longer applies.
    if ([before.status, status].includes('legal_approved')) {
      await clearActionRequired(transaction, createContractMatcher(key));
    }
    if (move.isVoid) await markEnvelopeNotificationsDone(transaction, moved);
    if (status === 'legal_approved') {
      const title = 'Legal review completed';
      await removeContractNotifications(transaction, key, title);
      await transaction.raise('legalReviewCompleted', {
        ...createContractReference(moved),
        type: 'success',
        title,
        message: `${formatContractTitle(moved)} is legally verified and can be sent for signature.`,
        actionRequired: true,
        priority: 'medium',
      });
    }
    return move;
  },
  note: ({ status }, { lifted, isVoid }) =>
    joinSentences([
      `Status: ${contractStatusDisplay[status].label}`,
      ...(lifted.length === 0 ? [] : [`Waiver flags removed: ${lifted.join(', ')}`]),
      ...describeVoidedEnvelope(isVoid),
    ]),
  toast: ({ contract, isVoid }) => ({
    title: `Contract status changed to ${contractStatusDisplay[contract.status].label}`,
    description: joinSentences([formatContractTitle(contract), ...describeVoidedEnvelope(isVoid)]),
  }),
});
