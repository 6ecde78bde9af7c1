import { type AuditEntry } from 'shared-kernel/domain/audit';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { envelopeId } from './open-envelope';
import { productName } from 'shared-kernel/domain/portal';
import { formatDate, formatDateTime, unknownText, type PdfContent } from 'shared-kernel/format';
import { envelopeEvents } from './envelope-events';

const when = (at: string | undefined): string =>
  at === undefined ? unknownText : at.length === 10 ? formatDate(at) : formatDateTime(at);

/** What a completed envelope's certificate says: what was signed, by whom, in which order and when. */
export const signingCertificate = (
  contract: Contract,
  entries: readonly AuditEntry[],
): PdfContent => ({
  title: 'Certificate of completion',
  subtitle: contractTitle(contract),
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Contract number', contract.id],
        ['Client', contract.client],
        ['Value', contract.value],
        ['Envelope', envelopeId(contract) ?? unknownText],
        ['Documents', contract.documents.map(({ name }) => name).join('; ')],
      ],
    },
    { kind: 'heading', text: 'Signatures in order' },
    {
      kind: 'facts',
      rows: envelopeEvents(contract, entries).flatMap((event) =>
        event.kind === 'signed'
          ? [
              [
                event.signatory.name,
                `${event.signatory.role}, ${event.signatory.email}, signed ${when(event.at)}`,
              ] as const,
            ]
          : [],
      ),
    },
    { kind: 'space' },
    {
      kind: 'note',
      text: `Made by ${productName} from sample data kept in this browser. It proves no real signature.`,
    },
  ],
  footer: `${productName} · ${contract.id}`,
});
