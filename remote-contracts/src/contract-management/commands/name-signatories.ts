import * as v from 'valibot';
import { contractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { signatoryFormSchema } from '../rules/envelope-terms';
import { namedSignatories } from '../rules/naming';
import { ownershipsById } from './ownerships';
import { contractTerms } from './terms';

/** Sets the signatories of a contract before its first envelope is sent. */
export const nameSignatories = defineCommand({
  ...contractTerms.nameSignatories,
  input: v.object({ id: recordIdSchema, signatories: v.array(signatoryFormSchema) }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, signatories }, { now }) {
    const result = namedSignatories(await transaction.need('contracts', key), signatories, now);
    if (!result.ok) return refuse(result.reason);
    transaction.put('contracts', result.contract);
    return result.contract;
  },
  note: ({ signatories }) => signatories.map(({ name, email }) => `${name}, ${email}`).join('; '),
  toast: (contract) => ({ title: 'Signatories saved', description: contractTitle(contract) }),
});
