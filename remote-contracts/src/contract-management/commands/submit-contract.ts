import * as v from 'valibot';
import { contractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { voidSentences } from '../signing/void-envelope';
import { movedContract } from './moved-contract';
import { sentences } from './sentences';
import { belongingsById, draftingTerms } from './terms';

/** Hands a draft to the legal review, which its drafter may do; what follows is the review's. */
export const submitContract = defineCommand({
  id: 'contract.submit',
  label: 'Submitted the contract for legal review',
  input: v.object({ id: recordIdSchema }),
  ...draftingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key }, { now }) {
    const contract = await transaction.need('contracts', key);
    if (contract.status !== 'draft')
      return refuse('Only drafts can be submitted for legal review.');
    const move = movedContract(contract, 'pending_review', now);
    if (!move.ok) return refuse(move.reason);
    transaction.put('contracts', move.contract);
    return move;
  },
  note: (_input, { isVoid }) => sentences(voidSentences(isVoid)),
  toast: ({ contract, isVoid }) => ({
    title: 'Submitted for legal review',
    description: sentences([contractTitle(contract), ...voidSentences(isVoid)]),
  }),
});
