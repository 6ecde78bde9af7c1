import type { AuditEntry } from 'shared-kernel/domain/audit';
import { envelopeId, contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { productName } from 'shared-kernel/domain/portal';
import { unknownText, type PdfContent } from 'shared-kernel/format';
import { agreedBlocks, fromRecord, signatureFacts } from './what-was-signed';

/** What a completed envelope's certificate says: what was signed, by whom, in which order and when. */
export function signingCertificate(contract: Contract, entries: readonly AuditEntry[]): PdfContent {
  const { signedTerms: terms } = contract;
  return {
    title: 'Certificate of completion',
    subtitle: contractTitle(terms ?? contract),
    blocks: [
      ...agreedBlocks(contract, [
        ['Contract number', contract.id],
        ['Envelope', envelopeId(contract) ?? unknownText],
      ]),
      { kind: 'heading', text: 'Signatures in order' },
      { kind: 'facts', rows: signatureFacts(contract, entries) },
      { kind: 'space' },
      ...(terms ? [] : [{ kind: 'note', text: fromRecord } as const]),
      {
        kind: 'note',
        text: `Made by ${productName} from sample data kept in this browser. It proves no real signature.`,
      },
    ],
    footer: `${productName} · ${contract.id}`,
  };
}
