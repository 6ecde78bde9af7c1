import * as v from 'valibot';
import { formatContractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse, getScreeningError } from 'shared-kernel/workspace';
import { applyDelegation, delegateSchema } from '../rules/delegation';
import { assertCanSign } from './assert-can-sign';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Transfers a signature in an open envelope to another person. The signatory enters the name of that person. */
export const delegateSignature = defineCommand({
  ...contractTerms.delegateSignature,
  input: v.object({
    id: recordIdSchema,
    signatoryId: recordIdSchema,
    ...delegateSchema.entries,
  }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, signatoryId, ...to }, context) {
    const { now, portal } = context;
    const contract = await transaction.need('contracts', key);
    const result = applyDelegation(contract, signatoryId, to, now);
    if (!result.ok) return refuse(result.reason);
    await assertCanSign(transaction, contract, signatoryId, portal);
    const record = result.contract;
    const refusal = await getScreeningError(transaction, { kind: 'contract', record }, context);
    if (refusal !== undefined) return refuse(refusal);
    transaction.put('contracts', record);
    return record;
  },
  note: ({ signatoryId, name, email }, { signatories }) => {
    const by = signatories.find(({ id }) => id === signatoryId)?.delegatedBy ?? '';
    return `${by} delegated the signature to ${name}, ${email}`;
  },
  toast: (contract, { name }) => ({
    title: `Signature delegated to ${name}`,
    description: formatContractTitle(contract),
  }),
});
