import {
  findEnvelopeId,
  getContractChangeError,
  type Contract,
} from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import {
  createEnvelopeEndRecords,
  addEnvelopeRecords,
  toRecordedSignatory,
} from './envelope-records';

/**
 * Whether the contract has an open envelope without a signature. A change of the reviewed content voids that envelope.
 */
export const canVoidEnvelope = (contract: Contract): boolean =>
  getContractChangeError(contract) === undefined && findEnvelopeId(contract) !== undefined;

export const removeEnvelopeIds = ({ envelope, ...contract }: Contract): Contract => ({
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

export function removeEnvelope(
  contract: Contract,
  { actorId, ...how }: EnvelopeRemoval,
  now: Date,
): Contract {
  const approved = contract.signatories
    .filter(({ status }) => status === 'signed')
    .map((person) => ({
      kind: 'approved' as const,
      person: toRecordedSignatory(person),
      ...(person.signedDate !== undefined && { at: person.signedDate }),
    }));
  const ended = createEnvelopeEndRecords(contract, toLocalDate(now));
  const { signatories, ...rest } = removeEnvelopeIds(
    addEnvelopeRecords(contract, ...approved, ...ended, {
      ...how,
      at: now.toISOString(),
      ...(actorId !== undefined && { actorId }),
    }),
  );
  return {
    ...rest,
    signatories: signatories.map((person) => ({
      ...toRecordedSignatory(person),
      status: 'pending',
    })),
  };
}

/** Sentences about a voided envelope, for the audit log and toasts. `joinSentences` adds the full stops. */
export const describeVoidedEnvelope = (isVoid: boolean): readonly string[] =>
  isVoid ? ['The envelope is void'] : [];

export const voidEnvelopeWarning =
  'The envelope out for signature will be voided. Send a new envelope after the review.';
