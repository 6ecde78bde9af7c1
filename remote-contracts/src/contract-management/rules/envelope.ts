import { toLocalDate, formatDate } from 'shared-kernel/format';
import { getNextId } from 'shared-kernel/domain/record';
import {
  listActingSignatories,
  listPendingSignatories,
  findEnvelopeId,
  findPassedExpiryDate,
  listNextSignatories,
  getSigningRole,
  getContractChangeError,
  type Contract,
} from 'shared-kernel/domain/contract';
import { createSignatories, type Signatory } from './signatory';
import {
  getEnvelopeDatesError,
  getEnvelopeSettings,
  toStoredEnvelopeSettings,
  type EnvelopeSettings,
  type SignatoryForm,
} from './envelope-form';
import {
  createEnvelopeEndRecords,
  addEnvelopeRecords,
  toRecordedSignatory,
  addMissingEnvelopeIds,
} from './envelope-records';
import { canSendForSignature, addSignature } from './signing-order';
import { canVoidEnvelope, removeEnvelope } from './void-envelope';

export type EnvelopeResult =
  | { readonly ok: true; readonly contract: Contract }
  | { readonly ok: false; readonly reason: string };

const reviewRefusal = 'Complete the legal review first.';

const no = (reason: string): EnvelopeResult => ({ ok: false, reason });

function askedToSign(contract: Contract, forms: readonly SignatoryForm[]): Signatory[] {
  if (contract.signatories.length === 0) return createSignatories(contract, forms);
  return addMissingEnvelopeIds(contract).map((signatory) =>
    signatory.status === 'declined' ? { ...signatory, status: 'pending' } : signatory,
  );
}

/**
 * Returns the contract after sending, or why it cannot be sent. Sending requires a completed legal review (C3), a
 * document and a signatory.
 */
export function applyEnvelopeSending(
  contract: Contract,
  signatories: readonly SignatoryForm[],
  now: Date,
  terms: EnvelopeSettings = getEnvelopeSettings(contract),
  actorId?: string,
): EnvelopeResult {
  const final = contract.status === 'signed' ? getContractChangeError(contract) : undefined;
  if (final !== undefined) return no(final);
  if (!canSendForSignature(contract)) return no(reviewRefusal);
  if (contract.documents.length === 0) return no('Attach a document to sign first.');
  if (listPendingSignatories(contract, toLocalDate(now)).length > 0)
    return no('An envelope is already out for signature.');
  const asked = askedToSign(contract, signatories);
  if (!asked.some((person) => getSigningRole(person) === 'signatory'))
    return no('Add at least one signatory.');
  if (listActingSignatories({ signatories: asked }).every(({ status }) => status === 'signed'))
    return no('Everyone has already signed.');
  const refusal = getEnvelopeDatesError(terms, toLocalDate(now));
  if (refusal !== undefined) return no(refusal);
  const docusignId = `DS-${now.getTime()}`;
  const { envelope: _before, ...unsent } = addEnvelopeRecords(
    contract,
    ...createEnvelopeEndRecords(contract, toLocalDate(now)),
    {
      kind: 'sent',
      at: now.toISOString(),
      envelope: docusignId,
      ...(terms.expiresOn !== '' && { expiresOn: terms.expiresOn }),
      ...(actorId !== undefined && { actorId }),
    },
  );
  return {
    ok: true,
    contract: {
      ...unsent,
      signatories: asked,
      documents: contract.documents.map((document) => ({ ...document, docusignId })),
      ...toStoredEnvelopeSettings(terms),
      lastModified: toLocalDate(now),
    },
  };
}

export function getEnvelopeError(contract: Contract, now: Date): string | undefined {
  const isOver = listNextSignatories(contract).length === 0;
  if (!isOver && !canSendForSignature(contract)) return reviewRefusal;
  if (isOver || findEnvelopeId(contract) === undefined) return 'No envelope is out for signature.';
  const last = findPassedExpiryDate(contract, toLocalDate(now));
  return last && formatEnvelopeExpiredText(last);
}

export const formatEnvelopeExpiredText = (last: string): string =>
  `The envelope expired on ${formatDate(last)}. Send it again.`;

/** Returns why a signatory cannot sign: the person has already signed, or must wait for earlier signatories. */
function outOfTurn(contract: Contract, signatoryId: string): string {
  const person = contract.signatories.find(({ id }) => id === signatoryId);
  if (person?.status === 'signed') {
    return `${person.name} has already ${getSigningRole(person) === 'approver' ? 'approved' : 'signed'}.`;
  }
  const [next] = listNextSignatories(contract);
  const isLater = person && next && getSigningRole(person) !== getSigningRole(next);
  return isLater && person.status === 'pending' && getSigningRole(next) === 'approver'
    ? 'All approvers must approve the envelope first.'
    : 'Another signatory must sign first.';
}

export function applyEnvelopeSignature(
  contract: Contract,
  signatoryId: string,
  now: Date,
): EnvelopeResult {
  const reason = getEnvelopeError(contract, now);
  if (reason !== undefined) return no(reason);
  const signed = addSignature(contract, signatoryId, now);
  return signed ? { ok: true, contract: signed } : no(outOfTurn(contract, signatoryId));
}

export interface DeclineInput {
  readonly actor?: string;
  readonly actorId?: string | undefined;
  readonly remark?: string;
}

/** Records that the next signatory declined, which closes the envelope. */
export function applyEnvelopeDecline(
  contract: Contract,
  signatoryId: string,
  now: Date,
  { actor, actorId, remark = '' }: DeclineInput = {},
): EnvelopeResult {
  const reason = getEnvelopeError(contract, now);
  if (reason !== undefined) return no(reason);
  const person = listNextSignatories(contract).find(({ id }) => id === signatoryId);
  if (!person) return no(outOfTurn(contract, signatoryId));
  const declined = addEnvelopeRecords(contract, {
    kind: 'declined',
    at: now.toISOString(),
    person: toRecordedSignatory(person),
    ...(actor !== undefined && actor !== person.name && { by: actor }),
    ...(actorId !== undefined && { actorId }),
    ...(remark !== '' && { remark }),
  });
  const signatories = contract.signatories.map((signatory) =>
    signatory === person ? { ...signatory, status: 'declined' as const } : signatory,
  );
  return { ok: true, contract: { ...declined, signatories, lastModified: toLocalDate(now) } };
}

export function getRecallError(contract: Contract): string | undefined {
  return (
    getContractChangeError(contract) ??
    (canVoidEnvelope(contract) ? undefined : 'No envelope is out for signature.')
  );
}

export function applyEnvelopeRecall(
  contract: Contract,
  now: Date,
  remark: string,
  actorId?: string,
): EnvelopeResult {
  const reason = getRecallError(contract);
  if (reason !== undefined) return no(reason);
  const recalled = removeEnvelope(contract, { kind: 'recalled', remark, actorId }, now);
  return { ok: true, contract: { ...recalled, lastModified: toLocalDate(now) } };
}

export const createContractDocumentId = ({
  id,
  documents,
}: Pick<Contract, 'id' | 'documents'>): string =>
  getNextId(
    `${id}-D`,
    documents.map((document) => document.id),
  );

/** Returns the contract with a scheduled video notarization. `scheduledDate` is an ISO instant. */
export const applyNotarizationBooking = (
  contract: Contract,
  { scheduledDate, notaryName }: { readonly scheduledDate: string; readonly notaryName: string },
  now: Date,
): Contract => ({
  ...contract,
  notarization: { ...contract.notarization, status: 'scheduled', scheduledDate, notaryName },
  lastModified: toLocalDate(now),
});
