import { awaitedSignatory, type Contract } from 'shared-kernel/domain/contract';
import { canSendForSignature, signerProgress } from './signing-order';

/** What a contract whose legal review is completed waits for, until everyone has signed. */
function signatureStep(contract: Contract): string | undefined {
  const { signed, total } = signerProgress(contract);
  if (total > 0 && signed === total) return undefined;
  const declined = contract.signatories.find(({ status }) => status === 'declined');
  if (declined) return `Resend to ${declined.name}`;
  const awaited = awaitedSignatory(contract);
  if (awaited) return `Waiting for ${awaited.name}`;
  return contract.documents.length === 0 ? 'Attach a document' : 'Send for signature';
}

/** What has to be done next with a contract, or whom it waits for; undefined where nothing is left. */
export function nextStep(contract: Contract): string | undefined {
  if (contract.status === 'signed') return undefined;
  if (contract.legalReview === 'pending') return 'Complete legal review';
  return canSendForSignature(contract) ? signatureStep(contract) : 'Submit for legal review';
}
