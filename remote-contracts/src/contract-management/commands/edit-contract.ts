import * as v from 'valibot';
import { changeRefusal, contractSchema, contractTitle } from 'shared-kernel/domain/contract';
import { contractDraftSchema } from '../editing/contract-draft';
import { editedContract } from './drafted-contract';
import { defineCommand, editedForm, formOf, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { belongingOf, draftingTerms } from './terms';

const draftFields = ['title', 'type', 'client', 'value'] as const;

/** Edits the form's fields: `from` is what the form began with, `to` what it was submitted with. */
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
    const edited = editedContract(contract, form, now);
    transaction.put('contracts', edited);
    return edited;
  },
  toast: (contract) => ({ title: 'Contract saved', description: contractTitle(contract) }),
});
