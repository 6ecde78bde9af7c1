import * as v from 'valibot';
import { contractTitle } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { recalledEnvelope } from '../signing/envelope';
import { belongingsById, signingTerms } from './terms';

/** Recalls an envelope that no one has signed yet. */
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
    return result.contract;
  },
  toast: (contract) => ({ title: 'Envelope recalled', description: contractTitle(contract) }),
});
