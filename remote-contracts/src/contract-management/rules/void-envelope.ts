import { envelopeId, contractChangeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { endRecords, withEnvelopeRecords, recordedPerson } from './envelope-records';

/**
 * Whether the contract has an open envelope without a signature. A change of the reviewed content voids that envelope.
 */
export const isVoidable = (contract: Contract): boolean =>
  contractChangeRefusal(contract) === undefined && envelopeId(contract) !== undefined;

export const withoutEnvelopeIds = ({ envelope, ...contract }: Contract): Contract => ({
  ...contract,
  ...(envelope?.order && { envelope: { order: envelope.order } }),
  documents: contract.documents.map(({ docusignId: _envelope, ...document }) => document),
});

/** How an unsigned envelope ends: the sender recalls it, or a change of the contract voids it. */
interface EnvelopeRemoval {
  readonly kind: 'recalled' | 'void';
  readonly remark?: string;
  readonly actorId?: string | undefined;
}

export function withoutEnvelope(
  contract: Contract,
  { actorId, ...how }: EnvelopeRemoval,
  now: Date,
): Contract {
  const approved = contract.signatories
    .filter(({ status }) => status === 'signed')
    .map((person) => ({
      kind: 'approved' as const,
      person: recordedPerson(person),
      ...(person.signedDate !== undefined && { at: person.signedDate }),
    }));
  const ended = endRecords(contract, dayOf(now));
  const { signatories, ...rest } = withoutEnvelopeIds(
    withEnvelopeRecords(contract, ...approved, ...ended, {
      ...how,
      at: now.toISOString(),
      ...(actorId !== undefined && { actorId }),
    }),
  );
  return {
    ...rest,
    signatories: signatories.map((person) => ({ ...recordedPerson(person), status: 'pending' })),
  };
}

/** Sentences about a voided envelope, for the audit log and toasts. `joinSentences` adds the full stops. */
export const voidSentences = (isVoid: boolean): readonly string[] =>
  isVoid ? ['The envelope is void'] : [];

export const voidWarning =
  'The envelope out for signature will be voided. Send a new envelope after the review.';
