import * as v from 'valibot';
import { changeRefusal, contractSchema, contractTitle } from 'shared-kernel/domain/contract';
import { answerAsked } from 'shared-kernel/domain/notification';
import { contractDraftSchema } from '../editing/contract-draft';
import { isAboutContract } from './about-contract';
import { changedContract, changeSentences } from './changed-contract';
import { editedContract } from './drafted-contract';
import { sentences } from './sentences';
import { defineCommand, editedForm, formOf, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { belongingOf, draftingTerms } from './terms';

const draftFields = ['title', 'type', 'client', 'value'] as const;

/**
 * Edits the form's fields: `from` is what the form began with, `to` what it was submitted with. A completed legal
 * review is open again after that.
 */
export const editContract = defineCommand({
  id: 'contract.edit',
  label: 'Edited the contract',
  input: v.object({
    id: recordIdSchema,
    from: v.pick(contractSchema, draftFields),
    to: contractDraftSchema,
  }),
  ...draftingTerms,
  belongings: async (transaction, { id, to }) => [
    belongingOf(await transaction.need('contracts', id)),
    belongingOf(to),
  ],
  async apply(transaction, { id: key, from, to }, { now }) {
    const contract = await transaction.need('contracts', key);
    const refusal = changeRefusal(contract);
    if (refusal !== undefined) return refuse(refusal);
    const current = formOf(contract, draftFields);
    const form = editedForm({ collection: 'contracts', key, from, to, current });
    const changed = changedContract(contract, editedContract(contract, form, now), now);
    transaction.put('contracts', changed.contract);
    if (changed.isReopened) await answerAsked(transaction, isAboutContract(key));
    return changed;
  },
  note: (_input, changed) => sentences(changeSentences(changed)),
  toast: (changed) => ({
    title: 'Contract saved',
    description: sentences([contractTitle(changed.contract), ...changeSentences(changed)]),
  }),
});
