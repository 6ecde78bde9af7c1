import * as v from 'valibot';
import { contractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse, screeningRefusal } from 'shared-kernel/workspace';
import { delegatedEnvelope, delegateSchema } from '../rules/delegation';
import { assertMaySign } from './assert-may-sign';
import { ownershipsById } from './ownerships';
import { contractTerms } from './terms';

/** Transfers a signature in an open envelope to another person, whom the signatory names. */
export const delegateSignature = defineCommand({
  ...contractTerms.delegateSignature,
  input: v.object({
    id: recordIdSchema,
    signatoryId: recordIdSchema,
    ...delegateSchema.entries,
  }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, signatoryId, ...to }, context) {
    const { now, portal } = context;
    const contract = await transaction.need('contracts', key);
    const result = delegatedEnvelope(contract, signatoryId, to, now);
    if (!result.ok) return refuse(result.reason);
    await assertMaySign(transaction, contract, signatoryId, portal);
    const record = result.contract;
    const refusal = await screeningRefusal(transaction, { kind: 'contract', record }, context);
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
    description: contractTitle(contract),
  }),
});
