import * as v from 'valibot';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { answerAsked } from 'shared-kernel/domain/notification';
import {
  declineEnvelope,
  sentEnvelope,
  signatoryFormSchema,
  signEnvelope,
  type EnvelopeResult,
} from '../signing/envelope';
import { signedTermsOf } from '../signing/signed-terms';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import {
  defineCommand,
  fileDigest,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { isAboutContract } from './about-contract';
import { belongingsById, signingTerms } from './terms';

/** What the log says of a signature, for its readers; who signed is found by the ids in the line. */
export const signatureNote = (name: string): string => `Signed by ${name}`;

/** What the log says of a refusal to sign; a reason follows after a colon. */
export const refusalNote = (name: string): string => `Declined by ${name}`;

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
  ...signingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, signatories }, { now }) {
    const sent = await withEnvelope(transaction, key, (contract) =>
      sentEnvelope(contract, signatories, now),
    );
    await answerAsked(transaction, isAboutContract(key));
    return sent;
  },
  toast: (contract) => ({
    title: 'Envelope sent',
    description: `${contractTitle(contract)} waits for its first signature.`,
  }),
});

/** The contract with what it says as it is signed, once everybody has signed it. */
async function withSignedTerms(
  transaction: CommandTransaction,
  contract: Contract,
  now: Date,
): Promise<Contract> {
  if (contract.status !== 'signed') return contract;
  const digests = new Map<string, string>();
  for (const { id } of contract.documents) {
    const file = await transaction.get('files', id);
    if (file) digests.set(id, await fileDigest(file.bytes));
  }
  const signed = { ...contract, signedTerms: signedTermsOf(contract, digests, now) };
  transaction.put('contracts', signed);
  return signed;
}

/** The signature of the signatory whose turn it is. */
export const signNext = defineCommand({
  id: 'contract.signNext',
  label: 'Recorded a signature',
  input: v.object({ id: recordIdSchema, signatoryId: recordIdSchema }),
  ...signingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, signatoryId }, { now }) {
    const sign = (contract: Contract) => signEnvelope(contract, signatoryId, now);
    return withSignedTerms(transaction, await withEnvelope(transaction, key, sign), now);
  },
  note: ({ signatoryId }, contract) => {
    const name = contract.signatories.find((person) => person.id === signatoryId)?.name;
    return name === undefined ? undefined : signatureNote(name);
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
  ...signingTerms,
  belongings: belongingsById,
  apply: (transaction, { id: key, signatoryId }, { now }) =>
    withEnvelope(transaction, key, (contract) => declineEnvelope(contract, signatoryId, now)),
  note: ({ signatoryId, reason }, contract) => {
    const name = contract.signatories.find((person) => person.id === signatoryId)?.name ?? '';
    return reason === '' ? refusalNote(name) : `${refusalNote(name)}: ${reason}`;
  },
  toast: (contract) => ({ title: 'Signature declined', description: contractTitle(contract) }),
});
