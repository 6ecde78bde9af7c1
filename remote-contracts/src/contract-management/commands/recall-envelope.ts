import * as v from 'valibot';
import { contractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { recalledEnvelope } from '../signing/envelope';
import { voidedEnvelope } from '../signing/void-envelope';
import { belongingsById, signingTerms } from './terms';

/** Recalls the envelope; the signatures given so far are void, and the contract can be changed again. */
export const recallEnvelope = defineCommand({
  id: 'contract.recallEnvelope',
  label: 'Recalled the envelope',
  input: v.object({ id: recordIdSchema }),
  ...signingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key }, { now }) {
    const contract = await transaction.need('contracts', key);
    const result = recalledEnvelope(contract, now);
    if (!result.ok) return refuse(result.reason);
    transaction.put('contracts', result.contract);
    return { contract: result.contract, names: voidedEnvelope(contract).signers };
  },
  note: (_input, { names }) =>
    names.length === 0 ? undefined : `No longer signed by ${names.join(', ')}`,
  toast: ({ contract }) => ({ title: 'Envelope recalled', description: contractTitle(contract) }),
});
