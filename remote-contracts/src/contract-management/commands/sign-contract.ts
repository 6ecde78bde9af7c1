import * as v from 'valibot';
import { formatContractTitle, getSigningRole, type Contract } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import {
  applyEnvelopeDecline,
  applyEnvelopeSending,
  applyEnvelopeSignature,
  type EnvelopeResult,
} from '../rules/envelope';
import { envelopeSettingsSchema, signatoryFormSchema } from '../rules/envelope-form';
import { createSignedTerms } from '../rules/signed-terms';
import { inputLimits, createTrimmedTextSchema } from 'shared-kernel/domain/text';
import {
  defineCommand,
  computeFileDigest,
  recordIdSchema,
  refuse,
  getScreeningError,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { createContractMatcher } from './create-contract-reference';
import { notifyContractSigned } from './contract-notifications';
import { getSignatureError, signatureSchema } from '../rules/signature';
import { createDeclineNote, createSigningNote } from '../rules/signing-entry';
import { assertCanSign } from './assert-can-sign';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { loadContractOwnerships } from './ownerships';
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
  const refusal = await getScreeningError(transaction, { kind: 'contract', record }, context);
  if (refusal !== undefined) refuse(refusal);
}

/** Sends the contract for signature. `signatories` is required if the contract has no signatories yet. */
export const sendEnvelope = defineCommand({
  ...contractTerms.sendEnvelope,
  input: v.object({
    id: recordIdSchema,
    signatories: v.optional(v.array(signatoryFormSchema), []),
    terms: v.optional(envelopeSettingsSchema),
  }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, signatories, terms }, context) {
    const sent = await withEnvelope(transaction, key, (contract) =>
      applyEnvelopeSending(contract, signatories, context.now, terms, context.personId),
    );
    await needScreened(transaction, sent, context);
    await clearActionRequired(transaction, createContractMatcher(key));
    await markEnvelopeNotificationsDone(transaction, sent);
    return sent;
  },
  toast: (contract) => ({
    title: 'Envelope sent',
    description: `${formatContractTitle(contract)} is out for signature.`,
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
    if (file) digests.set(id, await computeFileDigest(file.bytes));
  }
  const signed = { ...contract, signedTerms: createSignedTerms(contract, digests, now) };
  transaction.put('contracts', signed);
  await markEnvelopeNotificationsDone(transaction, signed);
  await notifyContractSigned(transaction, signed, context);
  return signed;
}

function noteIn(
  { signatories }: Contract,
  signatoryId: string,
  actor: string,
  noteOf: typeof createSigningNote,
): string {
  const signatory = signatories.find(({ id }) => id === signatoryId);
  return signatory ? noteOf(signatory)(signatory.name, actor) : '';
}

const withReason = (note: string, reason: string) => (reason === '' ? note : `${note}: ${reason}`);

const isApproval = ({ signatories }: Contract, signatoryId: string): boolean =>
  signatories.some((person) => person.id === signatoryId && getSigningRole(person) === 'approver');

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
    ...(what === 'approval' ? contractTerms.recordApproval : contractTerms.recordSignature),
    input: v.object({
      id: recordIdSchema,
      signatoryId: recordIdSchema,
      /** Id of the envelope that the user saw. Signing is refused if the contract has another envelope now. */
      envelope: recordIdSchema,
      ...signatureSchema.entries,
    }),
    ownerships: loadContractOwnerships,
    isUndoable: false,
    async apply(transaction, { id: key, signatoryId, ...signature }, context) {
      const { now, portal } = context;
      const signed = await withEnvelope(transaction, key, (contract) =>
        applyEnvelopeSignature(contract, signatoryId, now),
      );
      if (isApproval(signed, signatoryId) !== (what === 'approval'))
        return refuse('Approvers can only approve, and signatories can only sign.');
      const isOnBehalf = await assertCanSign(transaction, signed, signatoryId, portal);
      const kept = isOnBehalf ? signed : withPerson(signed, signatoryId, context.personId);
      transaction.put('contracts', kept);
      const signatory = signed.signatories.find((person) => person.id === signatoryId);
      const refusal = signatory && getSignatureError(signed, signatory, signature, isOnBehalf);
      if (refusal !== undefined) return refuse(refusal);
      await needScreened(transaction, kept, context);
      return withSignedTerms(transaction, kept, context);
    },
    note: ({ signatoryId, reason }, contract, { actor }) =>
      withReason(noteIn(contract, signatoryId, actor, createSigningNote), reason),
    toast: (contract) =>
      contract.status === 'signed'
        ? {
            title: 'Contract signed',
            description: `${formatContractTitle(contract)}: everyone has signed.`,
          }
        : {
            title: what === 'approval' ? 'Approval recorded' : 'Signature recorded',
            description: formatContractTitle(contract),
          },
  });

export const recordSignature = stepOf('signature');

export const recordApproval = stepOf('approval');

export const declineSignature = defineCommand({
  ...contractTerms.declineSignature,
  input: v.object({
    id: recordIdSchema,
    signatoryId: recordIdSchema,
    reason: v.optional(createTrimmedTextSchema(inputLimits.line), ''),
  }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, signatoryId, reason: remark }, context) {
    const { now, portal, actor, personId: actorId } = context;
    const declined = await withEnvelope(transaction, key, (contract) =>
      applyEnvelopeDecline(contract, signatoryId, now, { actor, actorId, remark }),
    );
    await assertCanSign(transaction, declined, signatoryId, portal);
    await markEnvelopeNotificationsDone(transaction, declined);
    return declined;
  },
  note: ({ signatoryId, reason }, contract, { actor }) =>
    withReason(
      noteIn(contract, signatoryId, actor, () => createDeclineNote),
      reason,
    ),
  toast: (contract) => ({
    title: 'Signature declined',
    description: formatContractTitle(contract),
  }),
});
