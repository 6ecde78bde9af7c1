import * as v from 'valibot';
import { contractSchema, contractStatusView, contractTitle } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { actingPerson, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { voidSentences } from '../rules/void-envelope';
import { transitionContract } from './transition-contract';
import { aboutContract, isAboutContract } from './about-contract';
import { removeNotifications } from './contract-notifications';
import { joinSentences } from './join-sentences';
import { settleEnvelopeNotices } from './settle-envelope-notices';
import { ownershipsById } from './ownerships';
import { contractTerms } from './terms';

/** Submits a draft contract for legal review. Drafters may submit the contract but not complete the review. */
export const submitContract = defineCommand({
  ...contractTerms.submitContract,
  input: v.object({ id: recordIdSchema }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key }, context) {
    const contract = await transaction.need('contracts', key);
    if (contract.status !== 'draft')
      return refuse('Only drafts can be submitted for legal review.');
    const move = transitionContract(contract, 'pending_review', context.now, actingPerson(context));
    if (!move.ok) return refuse(move.reason);
    transaction.put('contracts', move.contract);
    if (move.isVoid) await settleEnvelopeNotices(transaction, move.contract);
    return move;
  },
  note: (_input, { isVoid }) => joinSentences(voidSentences(isVoid)),
  toast: ({ contract, isVoid }) => ({
    title: 'Submitted for legal review',
    description: joinSentences([contractTitle(contract), ...voidSentences(isVoid)]),
  }),
});

export const moveContract = defineCommand({
  ...contractTerms.moveContract,
  input: v.object({ id: recordIdSchema, status: contractSchema.entries.status }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, status }, context) {
    const before = await transaction.need('contracts', key);
    const move = transitionContract(before, status, context.now, actingPerson(context));
    if (!move.ok) return refuse(move.reason);
    const { contract: moved } = move;
    transaction.put('contracts', moved);
    // Notifications that request a review or signature are marked as done, because the request no longer applies.
    if ([before.status, status].includes('legal_approved')) {
      await clearActionRequired(transaction, isAboutContract(key));
    }
    if (move.isVoid) await settleEnvelopeNotices(transaction, moved);
    if (status === 'legal_approved') {
      const title = 'Legal review completed';
      await removeNotifications(transaction, key, title);
      await transaction.raise('legalReviewCompleted', {
        ...aboutContract(moved),
        type: 'success',
        title,
        message: `${contractTitle(moved)} is legally verified and can be sent for signature.`,
        actionRequired: true,
        priority: 'medium',
      });
    }
    return move;
  },
  note: ({ status }, { lifted, isVoid }) =>
    joinSentences([
      `Now ${contractStatusView[status].label}`,
      ...(lifted.length === 0 ? [] : [`Waiver flags removed: ${lifted.join(', ')}`]),
      ...voidSentences(isVoid),
    ]),
  toast: ({ contract, isVoid }) => ({
    title: `Contract moved to ${contractStatusView[contract.status].label}`,
    description: joinSentences([contractTitle(contract), ...voidSentences(isVoid)]),
  }),
});
