import * as v from 'valibot';
import { contractTitle, isFinal } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { amendmentOf, withAmendment } from './amended-contract';
import { takenFrom } from './taken-ids';
import { belongingsById, draftingTerms } from './terms';

/** Drafts a new contract that amends one with a signature, which stays as it was signed. */
export const amendContract = defineCommand({
  id: 'contract.amend',
  label: 'Drafted an amendment',
  input: v.object({ id: recordIdSchema }),
  ...draftingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key }, { now }) {
    const signed = await transaction.need('contracts', key);
    if (!isFinal(signed)) return refuse('Only signed contracts can be amended. Edit this one.');
    const amendment = amendmentOf(signed, now, await takenFrom(transaction, now));
    transaction.add('contracts', amendment);
    transaction.put('contracts', withAmendment(signed, amendment));
    return amendment;
  },
  note: ({ id }, amendment) => `${amendment.id} amends ${id}`,
  toast: (amendment) => ({
    title: 'Amendment drafted',
    description: `${contractTitle(amendment)} is a draft. Legal review is required.`,
  }),
});
