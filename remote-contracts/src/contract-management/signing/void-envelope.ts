import { envelopeId, changeRefusal, type Contract } from 'shared-kernel/domain/contract';

/** Whether an envelope is out that no one has signed yet, which a change of what was reviewed voids. */
export const isVoidable = (contract: Contract): boolean =>
  changeRefusal(contract) === undefined && envelopeId(contract) !== undefined;

/** The contract with its documents in no envelope and its signatories as before they were asked. */
export const withoutEnvelope = ({ envelope, ...contract }: Contract): Contract => ({
  ...contract,
  ...(envelope?.order && { envelope: { order: envelope.order } }),
  signatories: contract.signatories.map(({ id, name, role, email, part }) => {
    return { id, name, role, email, status: 'pending', ...(part && { part }) };
  }),
  documents: contract.documents.map(({ id, name, type, size, uploadDate }) => {
    return { id, name, type, size, uploadDate };
  }),
});

/** What the log and toasts say of a void envelope, as sentences without their full stops. */
export const voidSentences = (isVoid: boolean): readonly string[] =>
  isVoid ? ['The envelope is void'] : [];

/** What is asked before an envelope is voided. */
export const voidWarning =
  'The envelope that is out for signature becomes void. Send it again after the review.';
