import type { AuditEntry } from 'shared-kernel/domain/audit';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { productName } from 'shared-kernel/domain/portal';
import type { PdfContent } from 'shared-kernel/format';
import { agreedBlocks, fromRecord, signatureFacts, signaturesOf } from '../signing/what-was-signed';
import type { PdfSignature } from './sign-pdf';

const aboutKeys =
  'Each signature in this file was made with a key of one browser when the file was made. It shows that the file has not changed since. It does not show who held the key.';

/** A contract as its signatories signed it, and the signatures that its file gets, in signing order. */
export function signedContract(
  contract: Contract,
  entries: readonly AuditEntry[],
): { readonly content: PdfContent; readonly signatures: readonly PdfSignature[] } {
  const { signedTerms: terms } = contract;
  return {
    content: {
      title: 'Contract',
      subtitle: contractTitle(terms ?? contract),
      blocks: [
        ...agreedBlocks(contract, [['Contract number', contract.id]]),
        { kind: 'heading', text: 'Signatures in order' },
        { kind: 'facts', rows: signatureFacts(contract, entries) },
        { kind: 'space' },
        ...(terms ? [] : [{ kind: 'note', text: fromRecord } as const]),
        { kind: 'note', text: aboutKeys },
      ],
      footer: `${productName} · ${contract.id}`,
    },
    signatures: signaturesOf(contract, entries).map(({ name, email, words }) => ({
      name,
      email,
      reason: `${contract.id}: ${words}`,
    })),
  };
}
