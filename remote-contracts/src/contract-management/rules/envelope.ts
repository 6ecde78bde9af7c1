import { dayOf, formatDate } from 'shared-kernel/format';
import { nextId } from 'shared-kernel/domain/record';
import {
  actingSignatories,
  pendingSignatories,
  envelopeId,
  expiredOn,
  nextSignatories,
  signingRoleOf,
  contractChangeRefusal,
  type Contract,
} from 'shared-kernel/domain/contract';
import { signatoriesOf, type Signatory } from './signatory';
import {
  envelopeDatesRefusal,
  envelopeTermsOf,
  storedTerms,
  type EnvelopeTerms,
  type SignatoryForm,
} from './envelope-terms';
import {
  endRecords,
  withEnvelopeRecords,
  recordedPerson,
  withKnownEnvelopes,
} from './envelope-records';
import { canSendForSignature, signContract } from './signing-order';
import { isVoidable, withoutEnvelope } from './void-envelope';

export type EnvelopeResult =
  | { readonly ok: true; readonly contract: Contract }
  | { readonly ok: false; readonly reason: string };

const reviewRefusal = 'Complete the legal review first.';

const no = (reason: string): EnvelopeResult => ({ ok: false, reason });

function askedToSign(contract: Contract, forms: readonly SignatoryForm[]): Signatory[] {
  if (contract.signatories.length === 0) return signatoriesOf(contract, forms);
  return withKnownEnvelopes(contract).map((signatory) =>
    signatory.status === 'declined' ? { ...signatory, status: 'pending' } : signatory,
  );
}

/**
 * Returns the contract after sending, or why it cannot be sent. Sending requires a completed legal review (C3), a
 * document and a signatory.
 */
export function sentEnvelope(
  contract: Contract,
  signatories: readonly SignatoryForm[],
  now: Date,
  terms: EnvelopeTerms = envelopeTermsOf(contract),
  actorId?: string,
): EnvelopeResult {
  const final = contract.status === 'signed' ? contractChangeRefusal(contract) : undefined;
  if (final !== undefined) return no(final);
  if (!canSendForSignature(contract)) return no(reviewRefusal);
  if (contract.documents.length === 0) return no('Attach a document to sign first.');
  if (pendingSignatories(contract, dayOf(now)).length > 0)
    return no('An envelope is already out for signature.');
  const asked = askedToSign(contract, signatories);
  if (!asked.some((person) => signingRoleOf(person) === 'signatory'))
    return no('Add at least one signatory.');
  if (actingSignatories({ signatories: asked }).every(({ status }) => status === 'signed'))
    return no('Everyone has already signed.');
  const refusal = envelopeDatesRefusal(terms, dayOf(now));
  if (refusal !== undefined) return no(refusal);
  const docusignId = `DS-${now.getTime()}`;
  const { envelope: _before, ...unsent } = withEnvelopeRecords(
    contract,
    ...endRecords(contract, dayOf(now)),
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
      ...storedTerms(terms),
      lastModified: dayOf(now),
    },
  };
}

export function envelopeRefusal(contract: Contract, now: Date): string | undefined {
  const isOver = nextSignatories(contract).length === 0;
  if (!isOver && !canSendForSignature(contract)) return reviewRefusal;
  if (isOver || envelopeId(contract) === undefined) return 'No envelope is out for signature.';
  const last = expiredOn(contract, dayOf(now));
  return last && expiredText(last);
}

export const expiredText = (last: string): string =>
  `The envelope expired on ${formatDate(last)}. Send it again.`;

/** Returns why a signatory cannot sign yet, because earlier signatories have not signed. */
function outOfTurn(contract: Contract, signatoryId: string): string {
  const person = contract.signatories.find(({ id }) => id === signatoryId);
  if (person?.status === 'signed') {
    return `${person.name} has already ${signingRoleOf(person) === 'approver' ? 'approved' : 'signed'}.`;
  }
  const [next] = nextSignatories(contract);
  const isLater = person && next && signingRoleOf(person) !== signingRoleOf(next);
  return isLater && person.status === 'pending' && signingRoleOf(next) === 'approver'
    ? 'All approvers must approve the envelope first.'
    : 'Another signatory must sign first.';
}

export function signEnvelope(contract: Contract, signatoryId: string, now: Date): EnvelopeResult {
  const reason = envelopeRefusal(contract, now);
  if (reason !== undefined) return no(reason);
  const signed = signContract(contract, signatoryId, now);
  return signed ? { ok: true, contract: signed } : no(outOfTurn(contract, signatoryId));
}

export interface DeclineInput {
  readonly actor?: string;
  readonly actorId?: string | undefined;
  readonly remark?: string;
}

/** Records that the next signatory declined, which ends the envelope. */
export function declineEnvelope(
  contract: Contract,
  signatoryId: string,
  now: Date,
  { actor, actorId, remark = '' }: DeclineInput = {},
): EnvelopeResult {
  const reason = envelopeRefusal(contract, now);
  if (reason !== undefined) return no(reason);
  const person = nextSignatories(contract).find(({ id }) => id === signatoryId);
  if (!person) return no(outOfTurn(contract, signatoryId));
  const declined = withEnvelopeRecords(contract, {
    kind: 'declined',
    at: now.toISOString(),
    person: recordedPerson(person),
    ...(actor !== undefined && actor !== person.name && { by: actor }),
    ...(actorId !== undefined && { actorId }),
    ...(remark !== '' && { remark }),
  });
  const signatories = contract.signatories.map((signatory) =>
    signatory === person ? { ...signatory, status: 'declined' as const } : signatory,
  );
  return { ok: true, contract: { ...declined, signatories, lastModified: dayOf(now) } };
}

export function recallRefusal(contract: Contract): string | undefined {
  return (
    contractChangeRefusal(contract) ??
    (isVoidable(contract) ? undefined : 'No envelope is out for signature.')
  );
}

export function recalledEnvelope(
  contract: Contract,
  now: Date,
  remark: string,
  actorId?: string,
): EnvelopeResult {
  const reason = recallRefusal(contract);
  if (reason !== undefined) return no(reason);
  const recalled = withoutEnvelope(contract, { kind: 'recalled', remark, actorId }, now);
  return { ok: true, contract: { ...recalled, lastModified: dayOf(now) } };
}

export const newContractDocumentId = ({
  id,
  documents,
}: Pick<Contract, 'id' | 'documents'>): string =>
  nextId(
    `${id}-D`,
    documents.map((document) => document.id),
  );

/** Returns the contract with a scheduled video notarization. `scheduledDate` is an ISO instant. */
export const bookedNotarization = (
  contract: Contract,
  { scheduledDate, notaryName }: { readonly scheduledDate: string; readonly notaryName: string },
  now: Date,
): Contract => ({
  ...contract,
  notarization: { ...contract.notarization, status: 'scheduled', scheduledDate, notaryName },
  lastModified: dayOf(now),
});
