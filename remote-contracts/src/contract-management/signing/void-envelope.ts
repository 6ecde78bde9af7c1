import { envelopeId, contractChangeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { endRecords, withEnvelopeRecords, recordedPerson } from './envelope-records';

/** Whether an unsigned envelope is open, which a change of reviewed content voids. */
export const isVoidable = (contract: Contract): boolean =>
  contractChangeRefusal(contract) === undefined && envelopeId(contract) !== undefined;

/** Removes the envelope from the contract. The signatories do not change. */
export const withoutEnvelopeIds = ({ envelope, ...contract }: Contract): Contract => ({
  ...contract,
  ...(envelope?.order && { envelope: { order: envelope.order } }),
  documents: contract.documents.map(({ docusignId: _envelope, ...document }) => document),
});

/** How an unsigned envelope ends: recalled or void. */
interface EnvelopeRemoval {
  readonly kind: 'recalled' | 'void';
  readonly remark?: string;
  readonly actorId?: string | undefined;
}

/** Ends the unsigned envelope of the contract and resets the signatories. */
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

/** Sentences about a void envelope for audit log and toasts, without full stops. */
export const voidSentences = (isVoid: boolean): readonly string[] =>
  isVoid ? ['The envelope is void'] : [];

export const voidWarning =
  'The envelope that is out for signature becomes void. Send it again after the review.';
