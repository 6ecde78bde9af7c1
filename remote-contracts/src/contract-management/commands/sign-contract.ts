import * as v from 'valibot';
import { contractTitle, partOf, type Contract } from 'shared-kernel/domain/contract';
import { answerAsked } from 'shared-kernel/domain/notification';
import {
  declineEnvelope,
  sentEnvelope,
  signEnvelope,
  type EnvelopeResult,
} from '../signing/envelope';
import { envelopeTermsSchema, signatoryFormSchema } from '../signing/envelope-terms';
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
import { refusalNote, stepNote } from '../signing/signing-entry';
import { needSignatory } from './need-signatory';
import { belongingsById, signatureTerms, signingTerms } from './terms';

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
    terms: v.optional(envelopeTermsSchema),
  }),
  ...signingTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, signatories, terms }, { now }) {
    const sent = await withEnvelope(transaction, key, (contract) =>
      sentEnvelope(contract, signatories, now, terms),
    );
    await answerAsked(transaction, isAboutContract(key));
    return sent;
  },
  toast: (contract) => ({
    title: 'Envelope sent',
    description: `${contractTitle(contract)} is out for signature.`,
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

/** What the log says of a step of a contract's signatory. */
function noteIn(
  { signatories }: Contract,
  signatoryId: string,
  actor: string,
  noteOf: typeof stepNote,
): string {
  const signatory = signatories.find(({ id }) => id === signatoryId);
  return signatory ? noteOf(signatory)(signatory.name, actor) : '';
}

/** What the toast says of a step of a contract's signatory. */
const recordedIn = ({ signatories }: Contract, signatoryId: string): string =>
  signatories.some((person) => person.id === signatoryId && partOf(person) === 'approver')
    ? 'Approval recorded'
    : 'Signature recorded';

/** The signature of the signatory whose turn it is. */
export const signNext = defineCommand({
  id: 'contract.signNext',
  label: 'Recorded a signature',
  input: v.object({ id: recordIdSchema, signatoryId: recordIdSchema }),
  ...signatureTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, signatoryId }, { now, portal }) {
    const signed = await withEnvelope(transaction, key, (contract) =>
      signEnvelope(contract, signatoryId, now),
    );
    await needSignatory(transaction, signed, signatoryId, portal);
    return withSignedTerms(transaction, signed, now);
  },
  note: ({ signatoryId }, contract, { actor }) => noteIn(contract, signatoryId, actor, stepNote),
  toast: (contract, { signatoryId }) =>
    contract.status === 'signed'
      ? {
          title: 'Contract signed',
          description: `${contractTitle(contract)}: everyone has signed.`,
        }
      : { title: recordedIn(contract, signatoryId), description: contractTitle(contract) },
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
  ...signatureTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, signatoryId }, { now, portal }) {
    const declined = await withEnvelope(transaction, key, (contract) =>
      declineEnvelope(contract, signatoryId, now),
    );
    await needSignatory(transaction, declined, signatoryId, portal);
    return declined;
  },
  note: ({ signatoryId, reason }, contract, { actor }) => {
    const note = noteIn(contract, signatoryId, actor, () => refusalNote);
    return reason === '' ? note : `${note}: ${reason}`;
  },
  toast: (contract) => ({ title: 'Signature declined', description: contractTitle(contract) }),
});
