import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import type { PdfContent } from 'shared-kernel/format';
import { signaturesOf, signedPaper } from '../signing/what-was-signed';
import type { PdfSignature } from './sign-pdf';

const aboutKeys =
  'Each signature in this file was made with a key of one browser when the file was made. It shows that the file has not changed since. It does not show who held the key.';

/** A contract as its signatories signed it, and the signatures that its file gets, in signing order. */
export function signedContract(
  contract: Contract,
  entries: readonly AuditEntry[],
): { readonly content: PdfContent; readonly signatures: readonly PdfSignature[] } {
  return {
    content: signedPaper(contract, entries, { title: 'Contract', note: aboutKeys }),
    signatures: signaturesOf(contract, entries).map(({ name, email, words }) => ({
      name,
      email,
      reason: `${contract.id}: ${words}`,
    })),
  };
}
