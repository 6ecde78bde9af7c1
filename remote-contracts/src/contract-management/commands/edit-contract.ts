import * as v from 'valibot';
import {
  getContractChangeError,
  contractSchema,
  formatContractTitle,
  type Contract,
} from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { contractDraftSchema, type ContractDraft } from '../rules/contract-draft';
import { createContractMatcher } from './create-contract-reference';
import { applyContractChange, describeContractChange } from './apply-contract-change';
import { applyContractEdit } from './create-draft-contract';
import { joinSentences } from './join-sentences';
import {
  getActingPerson,
  resolveClientChoice,
  defineCommand,
  applyFormEdits,
  pickFormFields,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { getContractOwnership } from './ownerships';
import { contractTerms } from './terms';

const draftFields = ['title', 'type', 'client', 'value'] as const;

type ContractClient = Pick<Contract, 'client' | 'clientId'>;

/**
 * Finds the client by the name in the form. If the user did not change the name, the contract's client stays the same.
 */
const clientOfForm = async (
  transaction: CommandTransaction,
  contract: Contract,
  { client }: Pick<ContractDraft, 'client'>,
): Promise<ContractClient> =>
  client === contract.client ? contract : resolveClientChoice(transaction, client);

function withClient(contract: Contract, { client, clientId }: ContractClient): Contract {
  const { clientId: _before, ...rest } = contract;
  return { ...rest, client, ...(clientId !== undefined && { clientId }) };
}

/**
 * Edits a contract and reopens a completed legal review. `from` has the initial form values, `to` the submitted values.
 */
export const editContract = defineCommand({
  ...contractTerms.editContract,
  input: v.object({
    id: recordIdSchema,
    from: v.pick(contractSchema, draftFields),
    to: contractDraftSchema,
  }),
  ownerships: async (transaction, { id, to }) => {
    const contract = await transaction.need('contracts', id);
    return [
      getContractOwnership(contract),
      getContractOwnership(await clientOfForm(transaction, contract, to)),
    ];
  },
  async apply(transaction, { id: key, from, to }, context) {
    const { now } = context;
    const contract = await transaction.need('contracts', key);
    const refusal = getContractChangeError(contract);
    if (refusal !== undefined) return refuse(refusal);
    const current = pickFormFields(contract, draftFields);
    const form = applyFormEdits({ collection: 'contracts', key, from, to, current });
    const client = await clientOfForm(transaction, contract, form);
    const edited = withClient(applyContractEdit(contract, form, now), client);
    const changed = applyContractChange(contract, edited, now, getActingPerson(context));
    transaction.put('contracts', changed.contract);
    if (changed.isReopened) await clearActionRequired(transaction, createContractMatcher(key));
    if (changed.isVoid) await markEnvelopeNotificationsDone(transaction, changed.contract);
    return changed;
  },
  note: (_input, changed) => joinSentences(describeContractChange(changed)),
  toast: (changed) => ({
    title: 'Contract saved',
    description: joinSentences([
      formatContractTitle(changed.contract),
      ...describeContractChange(changed),
    ]),
  }),
});
