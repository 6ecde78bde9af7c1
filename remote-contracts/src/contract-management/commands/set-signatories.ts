import * as v from 'valibot';
import { formatContractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { signatoryFormSchema } from '../rules/envelope-form';
import { applySignatories } from '../rules/signatory-forms';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Sets the signatories of a contract before its first envelope is sent. */
export const setSignatories = defineCommand({
  ...contractTerms.setSignatories,
  input: v.object({ id: recordIdSchema, signatories: v.array(signatoryFormSchema) }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, signatories }, { now }) {
    const result = applySignatories(await transaction.need('contracts', key), signatories, now);
    if (!result.ok) return refuse(result.reason);
    transaction.put('contracts', result.contract);
    return result.contract;
  },
  note: ({ signatories }) => signatories.map(({ name, email }) => `${name}, ${email}`).join('; '),
  toast: (contract) => ({ title: 'Signatories saved', description: formatContractTitle(contract) }),
});
