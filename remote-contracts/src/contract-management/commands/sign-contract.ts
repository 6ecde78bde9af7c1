import * as v from 'valibot';
import { contractTitle, signingRoleOf, type Contract } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import {
  declineEnvelope,
  sentEnvelope,
  signEnvelope,
  type EnvelopeResult,
} from '../rules/envelope';
import { envelopeTermsSchema, signatoryFormSchema } from '../rules/envelope-terms';
import { signedTermsOf } from '../rules/signed-terms';
import { inputLimits, trimmedTextSchema } from 'shared-kernel/domain/text';
import {
  defineCommand,
  fileDigest,
  recordIdSchema,
  refuse,
  screeningRefusal,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { isAboutContract } from './about-contract';
import { announceSigned } from './contract-notifications';
import { signatureRefusal, signatureSchema } from '../rules/signature';
import { refusalNote, stepNote } from '../rules/signing-entry';
import { assertMaySign } from './assert-may-sign';
import { settleEnvelopeNotices } from './settle-envelope-notices';
import { ownershipsById } from './ownerships';
import { contractTerms } from './terms';

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

async function needScreened(
  transaction: CommandTransaction,
  record: Contract,
  context: Parameters<Command['apply']>[2],
): Promise<void> {
  const refusal = await screeningRefusal(transaction, { kind: 'contract', record }, context);
  if (refusal !== undefined) refuse(refusal);
}

/** Sends the contract for signature. `signatories` is required if the contract has no signatories yet. */
export const sendEnvelope = defineCommand({
  ...contractTerms.sendEnvelope,
  input: v.object({
    id: recordIdSchema,
    signatories: v.optional(v.array(signatoryFormSchema), []),
    terms: v.optional(envelopeTermsSchema),
  }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, signatories, terms }, context) {
    const sent = await withEnvelope(transaction, key, (contract) =>
      sentEnvelope(contract, signatories, context.now, terms, context.personId),
    );
    await needScreened(transaction, sent, context);
    await clearActionRequired(transaction, isAboutContract(key));
    await settleEnvelopeNotices(transaction, sent);
    return sent;
  },
  toast: (contract) => ({
    title: 'Envelope sent',
    description: `${contractTitle(contract)} is out for signature.`,
  }),
});

/** After the last signature, stores the signed terms with the digests of all files. Also notifies the portals. */
async function withSignedTerms(
  transaction: CommandTransaction,
  contract: Contract,
  context: Parameters<Command['apply']>[2],
): Promise<Contract> {
  const { now } = context;
  if (contract.status !== 'signed') return contract;
  const digests = new Map<string, string>();
  for (const { id } of contract.documents) {
    const file = await transaction.get('files', id);
    if (file) digests.set(id, await fileDigest(file.bytes));
  }
  const signed = { ...contract, signedTerms: signedTermsOf(contract, digests, now) };
  transaction.put('contracts', signed);
  await settleEnvelopeNotices(transaction, signed);
  await announceSigned(transaction, signed, context);
  return signed;
}

function noteIn(
  { signatories }: Contract,
  signatoryId: string,
  actor: string,
  noteOf: typeof stepNote,
): string {
  const signatory = signatories.find(({ id }) => id === signatoryId);
  return signatory ? noteOf(signatory)(signatory.name, actor) : '';
}

const withReason = (note: string, reason: string) => (reason === '' ? note : `${note}: ${reason}`);

const isApproval = ({ signatories }: Contract, signatoryId: string): boolean =>
  signatories.some((person) => person.id === signatoryId && signingRoleOf(person) === 'approver');

const withPerson = (
  contract: Contract,
  signatoryId: string,
  personId: string | undefined,
): Contract => ({
  ...contract,
  signatories: contract.signatories.map((person) =>
    person.id === signatoryId && personId !== undefined ? { ...person, personId } : person,
  ),
});

const stepOf = (what: 'approval' | 'signature') =>
  defineCommand({
    ...(what === 'approval' ? contractTerms.approveNext : contractTerms.signNext),
    input: v.object({
      id: recordIdSchema,
      signatoryId: recordIdSchema,
      /** Id of the envelope that the user saw. Signing is refused if the contract has another envelope now. */
      envelope: recordIdSchema,
      ...signatureSchema.entries,
    }),
    ownerships: ownershipsById,
    isUndoable: false,
    async apply(transaction, { id: key, signatoryId, ...signature }, context) {
      const { now, portal } = context;
      const signed = await withEnvelope(transaction, key, (contract) =>
        signEnvelope(contract, signatoryId, now),
      );
      if (isApproval(signed, signatoryId) !== (what === 'approval'))
        return refuse('Approvers can only approve, and signatories can only sign.');
      const isOnBehalf = await assertMaySign(transaction, signed, signatoryId, portal);
      const kept = isOnBehalf ? signed : withPerson(signed, signatoryId, context.personId);
      transaction.put('contracts', kept);
      const signatory = signed.signatories.find((person) => person.id === signatoryId);
      const refusal = signatory && signatureRefusal(signed, signatory, signature, isOnBehalf);
      if (refusal !== undefined) return refuse(refusal);
      await needScreened(transaction, kept, context);
      return withSignedTerms(transaction, kept, context);
    },
    note: ({ signatoryId, reason }, contract, { actor }) =>
      withReason(noteIn(contract, signatoryId, actor, stepNote), reason),
    toast: (contract) =>
      contract.status === 'signed'
        ? {
            title: 'Contract signed',
            description: `${contractTitle(contract)}: everyone has signed.`,
          }
        : {
            title: what === 'approval' ? 'Approval recorded' : 'Signature recorded',
            description: contractTitle(contract),
          },
  });

export const signNext = stepOf('signature');

export const approveNext = stepOf('approval');

export const declineSignature = defineCommand({
  ...contractTerms.declineSignature,
  input: v.object({
    id: recordIdSchema,
    signatoryId: recordIdSchema,
    reason: v.optional(trimmedTextSchema(inputLimits.line), ''),
  }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, signatoryId, reason: remark }, context) {
    const { now, portal, actor, personId: actorId } = context;
    const declined = await withEnvelope(transaction, key, (contract) =>
      declineEnvelope(contract, signatoryId, now, { actor, actorId, remark }),
    );
    await assertMaySign(transaction, declined, signatoryId, portal);
    await settleEnvelopeNotices(transaction, declined);
    return declined;
  },
  note: ({ signatoryId, reason }, contract, { actor }) =>
    withReason(
      noteIn(contract, signatoryId, actor, () => refusalNote),
      reason,
    ),
  toast: (contract) => ({ title: 'Signature declined', description: contractTitle(contract) }),
});
