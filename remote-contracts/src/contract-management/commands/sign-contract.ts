import * as v from 'valibot';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import {
  declineEnvelope,
  sentEnvelope,
  signatoryFormSchema,
  signEnvelope,
  type EnvelopeResult,
} from '../signing/envelope';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { changeTerms } from './terms';

async function withEnvelope(
  transaction: CommandTransaction,
  contractId: string,
  step: (contract: Contract) => EnvelopeResult,
): Promise<Contract> {
  const result = step(await transaction.need('contracts', contractId));
  if (!result.ok) return refuse(result.reason);
  transaction.put('contracts', result.contract);
  return result.contract;
}

/** Sends the contract for signature; `signatories` name who signs where it has none. */
export const sendEnvelope = defineCommand({
  id: 'contract.sendEnvelope',
  label: 'Sent the envelope',
  input: v.object({
    id: recordIdSchema,
    signatories: v.optional(v.array(signatoryFormSchema), []),
  }),
  ...changeTerms,
  apply: (transaction, { id: key, signatories }, { now }) =>
    withEnvelope(transaction, key, (contract) => sentEnvelope(contract, signatories, now)),
  toast: (contract) => ({
    title: 'Envelope sent',
    description: `${contractTitle(contract)} waits for its first signature.`,
  }),
});

/** The signature of the signatory whose turn it is. */
export const signNext = defineCommand({
  id: 'contract.signNext',
  label: 'Recorded a signature',
  input: v.object({ id: recordIdSchema, signatoryId: recordIdSchema }),
  ...changeTerms,
  apply: (transaction, { id: key, signatoryId }, { now }) =>
    withEnvelope(transaction, key, (contract) => signEnvelope(contract, signatoryId, now)),
  note: ({ signatoryId }, contract) => {
    const name = contract.signatories.find((person) => person.id === signatoryId)?.name;
    return name === undefined ? undefined : `Signed by ${name}`;
  },
  toast: (contract) =>
    contract.status === 'signed'
      ? {
          title: 'Contract signed',
          description: `${contractTitle(contract)}: everyone has signed.`,
        }
      : { title: 'Signature recorded', description: contractTitle(contract) },
});

/** The refusal of the signatory whose turn it is; it ends the envelope. */
export const declineSignature = defineCommand({
  id: 'contract.declineSignature',
  label: 'Recorded a refusal to sign',
  input: v.object({
    id: recordIdSchema,
    signatoryId: recordIdSchema,
    reason: v.optional(typedText(typedLimits.line), ''),
  }),
  ...changeTerms,
  apply: (transaction, { id: key, signatoryId }, { now }) =>
    withEnvelope(transaction, key, (contract) => declineEnvelope(contract, signatoryId, now)),
  note: ({ signatoryId, reason }, contract) => {
    const name = contract.signatories.find((person) => person.id === signatoryId)?.name ?? '';
    return reason === '' ? `Declined by ${name}` : `Declined by ${name}: ${reason}`;
  },
  toast: (contract) => ({ title: 'Signature declined', description: contractTitle(contract) }),
});
