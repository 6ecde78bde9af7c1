import * as v from 'valibot';
import {
  contractDocumentTypes,
  contractDraftSchema,
  contractSchema,
  contractStatusSchema,
  contractStatusView,
  contractTitle,
  draftedContract,
  declineEnvelope,
  editedContract,
  movedContract,
  newContractDocumentId,
  bookedNotarization,
  sentEnvelope,
  signatoryFormSchema,
  signEnvelope,
  type Contract,
  type ContractDraft,
  type EnvelopeResult,
} from '../../domain/contract';
import { timestampSchema } from '../../domain/scalars';
import { requiredText, typedLimits, typedText } from '../../domain/text';
import { dayOf, formatBytes, formatDateTime, isAfter } from '../../format';
import { defineCommand, type CommandTransaction } from '../command';
import { refuse } from '../command-error';
import { attachedFileSchema, storedFile } from './attached-file';
import { editedForm, formOf } from './changed-fields';

const id = v.pipe(v.string(), v.nonEmpty());

const draftFields = ['title', 'type', 'client', 'value'] as const;

/** The ids from the moment on that are taken, which is all that a new one has to avoid. */
async function takenFrom(transaction: CommandTransaction, now: Date): Promise<string[]> {
  const taken: string[] = [];
  let moment = now.getTime();
  while (await transaction.get('contracts', `CON-${moment}`)) {
    taken.push(`CON-${moment}`);
    moment += 1;
  }
  return taken;
}

const about = (contract: Contract) => ({
  category: 'client' as const,
  source: 'Contract Management',
  clientName: contract.client === '' ? undefined : contract.client,
  amount: contract.value === '' ? undefined : contract.value,
  metadata: { contractId: contract.id },
});

async function add(
  transaction: CommandTransaction,
  draft: ContractDraft,
  now: Date,
  reviewRequired: boolean,
): Promise<Contract> {
  const taken = await takenFrom(transaction, now);
  const contract = draftedContract(draft, now, taken, reviewRequired);
  transaction.add('contracts', contract);
  await transaction.raise('newContractAssignments', {
    ...about(contract),
    type: reviewRequired ? 'info' : 'warning',
    title: reviewRequired ? 'New contract assigned' : 'Contract deployed without legal review',
    message: reviewRequired
      ? `${contractTitle(contract)} is a draft that needs its legal review.`
      : `${contractTitle(contract)} was deployed by its user without legal review.`,
    actionRequired: reviewRequired,
    priority: reviewRequired ? 'medium' : 'high',
  });
  return contract;
}

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

/** A draft whose legal review is required (C8). */
export const createContract = defineCommand({
  id: 'contract.create',
  label: 'Created the contract',
  input: contractDraftSchema,
  inReference: true,
  permission: 'change',
  apply: (transaction, draft, { now }) => add(transaction, draft, now, true),
  toast: (contract) => ({
    title: 'Contract created',
    description: `${contractTitle(contract)} is a draft. Legal review is required.`,
  }),
});

/** A contract deployed without legal review (C9); `accepted` is whether the box was ticked (C10). */
export const waiveLegalReview = defineCommand({
  id: 'contract.waive',
  label: 'Waived the legal review',
  input: v.object({ ...contractDraftSchema.entries, accepted: v.boolean() }),
  inReference: true,
  permission: 'change',
  apply: (transaction, draft, { now }) => add(transaction, draft, now, false),
  note: ({ accepted }) =>
    `User Waived. “I understand and accept these terms” was ${accepted ? 'ticked' : 'not ticked'}.`,
  toast: (contract) => ({
    title: 'Contract deployed without legal review',
    description: `${contractTitle(contract)} is flagged User Waived.`,
  }),
});

/** Edits the form's fields: `from` is what the form began with, `to` what it was submitted with. */
export const editContract = defineCommand({
  id: 'contract.edit',
  label: 'Edited the contract',
  input: v.object({ id, from: v.pick(contractSchema, draftFields), to: contractDraftSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, from, to }, { now }) {
    const contract = await transaction.need('contracts', key);
    const current = formOf(contract, draftFields);
    const form = editedForm({ collection: 'contracts', key, from, to, current });
    const edited = editedContract(contract, form, now);
    transaction.put('contracts', edited);
    return edited;
  },
  toast: (contract) => ({ title: 'Contract saved', description: contractTitle(contract) }),
});

/** Moves a contract to another status where that is allowed; its legal review goes along. */
export const moveContract = defineCommand({
  id: 'contract.move',
  label: 'Moved the contract',
  input: v.object({ id, status: contractStatusSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, status }, { now }) {
    const moved = movedContract(await transaction.need('contracts', key), status, now);
    if (!moved) return refuse('The contract cannot move to this status.');
    transaction.put('contracts', moved);
    if (status === 'legal_approved') {
      await transaction.raise('legalReviewCompleted', {
        ...about(moved),
        type: 'success',
        title: 'Legal review completed',
        message: `${contractTitle(moved)} is legally verified and can be sent for signature.`,
        actionRequired: true,
        priority: 'medium',
      });
    }
    return moved;
  },
  note: (_input, { status }) => `Now ${contractStatusView[status].label}`,
  toast: (contract) => ({
    title: `Contract moved to ${contractStatusView[contract.status].label}`,
    description: contractTitle(contract),
  }),
});

/** Sends the contract for signature; `signatories` name who signs where it has none. */
export const sendEnvelope = defineCommand({
  id: 'contract.sendEnvelope',
  label: 'Sent the envelope',
  input: v.object({ id, signatories: v.optional(v.array(signatoryFormSchema), []) }),
  inReference: false,
  permission: 'change',
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
  input: v.object({ id, signatoryId: id }),
  inReference: false,
  permission: 'change',
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
    id,
    signatoryId: id,
    reason: v.optional(typedText(typedLimits.line), ''),
  }),
  inReference: false,
  permission: 'change',
  apply: (transaction, { id: key, signatoryId }, { now }) =>
    withEnvelope(transaction, key, (contract) => declineEnvelope(contract, signatoryId, now)),
  note: ({ signatoryId, reason }, contract) => {
    const name = contract.signatories.find((person) => person.id === signatoryId)?.name ?? '';
    return reason === '' ? `Declined by ${name}` : `Declined by ${name}: ${reason}`;
  },
  toast: (contract) => ({ title: 'Signature declined', description: contractTitle(contract) }),
});

/** Keeps a file as a document of the contract; the file is found under the document's id. */
export const attachContractDocument = defineCommand({
  id: 'contract.attachDocument',
  label: 'Uploaded a document',
  input: v.object({ id, type: v.picklist(contractDocumentTypes), file: attachedFileSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, type, file }, { now }) {
    const contract = await transaction.need('contracts', key);
    const documentId = newContractDocumentId(contract);
    const day = dayOf(now);
    const size = formatBytes(file.bytes.byteLength);
    const document = { id: documentId, name: file.name, type, size, uploadDate: day };
    transaction.add('files', storedFile(documentId, file, now));
    transaction.put('contracts', {
      ...contract,
      documents: [...contract.documents, document],
      lastModified: day,
    });
    return document;
  },
  note: (_input, document) => `Attached ${document.name}`,
  toast: (document) => ({ title: 'Document attached', description: document.name }),
});

/** Books the video notarization; `scheduledDate` is an ISO instant to come. */
export const scheduleNotarization = defineCommand({
  id: 'contract.scheduleNotarization',
  label: 'Scheduled the notarization',
  input: v.object({
    id,
    scheduledDate: timestampSchema,
    notaryName: requiredText('Name the notary'),
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, ...booking }, { now }) {
    const contract = await transaction.need('contracts', key);
    if (contract.notarization.status === 'completed') {
      return refuse('The notarization is completed.');
    }
    if (!isAfter(booking.scheduledDate, now)) {
      return refuse('Choose a time that is still to come.');
    }
    const scheduled = bookedNotarization(contract, booking, now);
    transaction.put('contracts', scheduled);
    return scheduled;
  },
  toast: (_contract, { scheduledDate }) => ({
    title: 'Notarization scheduled',
    description: formatDateTime(scheduledDate),
  }),
});
