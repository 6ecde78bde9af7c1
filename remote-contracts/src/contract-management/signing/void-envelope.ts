import { envelopeId, changeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { endRecords, recorded, recordedPerson } from './envelope-records';

/** Whether an envelope is out that no one has signed yet, which a change of what was reviewed voids. */
export const isVoidable = (contract: Contract): boolean =>
  changeRefusal(contract) === undefined && envelopeId(contract) !== undefined;

/** The contract with its documents in no envelope; who has signed stays as they are. */
export const unsent = ({ envelope, ...contract }: Contract): Contract => ({
  ...contract,
  ...(envelope?.order && { envelope: { order: envelope.order } }),
  documents: contract.documents.map(({ docusignId: _envelope, ...document }) => document),
});

/** How an envelope is taken back before anyone signs it. */
interface TakenBack {
  readonly kind: 'recalled' | 'void';
  readonly remark?: string;
  /** The id of the person who takes it back. */
  readonly actorId?: string | undefined;
}

/** The contract with its envelope taken back at `now`, and its signatories as before they were asked. */
export function withoutEnvelope(
  contract: Contract,
  { actorId, ...how }: TakenBack,
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
  const { signatories, ...rest } = unsent(
    recorded(contract, ...approved, ...ended, {
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

/** What the log and toasts say of a void envelope, as sentences without their full stops. */
export const voidSentences = (isVoid: boolean): readonly string[] =>
  isVoid ? ['The envelope is void'] : [];

/** What is asked before an envelope is voided. */
export const voidWarning =
  'The envelope that is out for signature becomes void. Send it again after the review.';
