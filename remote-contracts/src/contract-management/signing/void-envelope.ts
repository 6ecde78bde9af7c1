import { envelopeId, isFinal, signedBy, type Contract } from 'shared-kernel/domain/contract';

/** Whether a change voided the envelope, and the names of those whose signatures no longer count. */
export interface VoidedEnvelope {
  readonly isVoid: boolean;
  readonly signers: readonly string[];
}

/** Whether an envelope is out or a signature given, which a change of what was reviewed voids. */
export const isVoidable = (contract: Contract): boolean =>
  !isFinal(contract) && (envelopeId(contract) !== undefined || signedBy(contract).length > 0);

/** What a change of the contract voids. */
export function voidedEnvelope(contract: Contract): VoidedEnvelope {
  if (!isVoidable(contract)) return { isVoid: false, signers: [] };
  const signed = contract.signatories.filter(({ status }) => status === 'signed');
  return { isVoid: true, signers: signed.map(({ name }) => name) };
}

/** The contract with its documents in no envelope and its signatories as before they were asked. */
export const withoutEnvelope = (contract: Contract): Contract => ({
  ...contract,
  signatories: contract.signatories.map(({ id, name, role, email }) => {
    return { id, name, role, email, status: 'pending' };
  }),
  documents: contract.documents.map(({ id, name, type, size, uploadDate }) => {
    return { id, name, type, size, uploadDate };
  }),
});

/** What the log and toasts say of a void envelope, in sentences without their full stops. */
export const voidSentences = ({ isVoid, signers }: VoidedEnvelope): readonly string[] => [
  ...(isVoid ? ['The envelope is void'] : []),
  ...(signers.length > 0 ? [`No longer signed by ${signers.join(', ')}`] : []),
];

/** What is asked before an envelope is voided. */
export const voidWarning = ({ signers }: VoidedEnvelope): string =>
  signers.length === 0
    ? 'The envelope that is out for signature becomes void. Send it again after the review.'
    : `Signed so far by ${signers.join(', ')}. The envelope and its signatures become void, and everyone signs again after the review.`;
