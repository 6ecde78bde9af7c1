import * as v from 'valibot';
import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { formatNumber } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse, getScreeningError } from 'shared-kernel/workspace';
import { applyEnvelopeSending } from '../rules/envelope';
import { createContractMatcher } from './create-contract-reference';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { getContractOwnership } from './ownerships';
import { contractTerms } from './terms';

const counted = ([first, ...others]: readonly Contract[]) =>
  first && others.length === 0
    ? formatContractTitle(first)
    : `${formatNumber(others.length + 1)} contracts`;

/** Sends several contracts for signature. If any contract is refused, none is sent. */
export const sendEnvelopes = defineCommand({
  ...contractTerms.sendEnvelopes,
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()) }),
  ownerships: async (transaction, { ids }) => {
    const contracts = await Promise.all(ids.map((id) => transaction.need('contracts', id)));
    return contracts.map(getContractOwnership);
  },
  async apply(transaction, { ids }, context) {
    const sent: Contract[] = [];
    for (const id of new Set(ids)) {
      const contract = await transaction.need('contracts', id);
      const result = applyEnvelopeSending(contract, [], context.now, undefined, context.personId);
      if (!result.ok) return refuse(`${formatContractTitle(contract)}: ${result.reason}`);
      const record = result.contract;
      const refusal = await getScreeningError(transaction, { kind: 'contract', record }, context);
      if (refusal !== undefined) return refuse(`${formatContractTitle(contract)}: ${refusal}`);
      transaction.put('contracts', record);
      sent.push(record);
    }
    await clearActionRequired(transaction, createContractMatcher(...ids));
    for (const contract of sent) await markEnvelopeNotificationsDone(transaction, contract);
    return sent;
  },
  toast: (sent) => ({
    title: sent.length === 1 ? 'Envelope sent' : 'Envelopes sent',
    description: counted(sent),
  }),
});
