import type { AuditEntry } from 'shared-kernel/domain/audit';
import { envelopeId, contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { contractDocumentTypeLabel } from '../documents/contract-document';
import { productName } from 'shared-kernel/domain/portal';
import { formatUtc, unknownText, type PdfContent } from 'shared-kernel/format';
import { envelopeEvents } from './envelope-events';
import type { SignedTerms } from './signed-terms';
import { actingFor } from './signing-entry';

const when = (at: string | undefined): string =>
  at === undefined ? 'at a time that is not known' : formatUtc(at);

const orUnknown = (text: string): string => (text.trim() === '' ? unknownText : text);

type Facts = readonly (readonly [string, string])[];

/** What was signed, as it was kept with the last signature. */
const keptFacts = (terms: SignedTerms): Facts => [
  ['Client', orUnknown(terms.client)],
  ['Value', orUnknown(terms.value)],
  ['Currency', terms.currency ?? unknownText],
  ['Signed', formatUtc(terms.at)],
];

const keptDocuments = ({ documents }: SignedTerms): Facts =>
  documents.map(({ name, type, size, digest }) => [
    name,
    [
      contractDocumentTypeLabel[type],
      size,
      digest === undefined ? 'no file was uploaded' : `SHA-256 ${digest}`,
    ].join(', '),
  ]);

/** What stands in the record, of a contract that was signed before its terms were kept. */
const recordFacts = ({ client, value }: Contract): Facts => [
  ['Client', orUnknown(client)],
  ['Value', orUnknown(value)],
];

const recordDocuments = ({ documents }: Contract): Facts =>
  documents.map(({ name, type, size }) => [name, `${contractDocumentTypeLabel[type]}, ${size}`]);

const fromRecord =
  'What was signed was not kept with the signatures of this contract. Its client, value and documents are those of the record on the day of this certificate.';

/** Who signed and when, each as the terms name them that were signed. */
const signatures = (contract: Contract, entries: readonly AuditEntry[]): Facts =>
  envelopeEvents(contract, entries).flatMap((event) => {
    if (event.kind !== 'signed') return [];
    const kept = contract.signedTerms?.parties.find(({ id }) => id === event.signatory.id);
    const { name, role, email } = kept ?? event.signatory;
    const acting = event.by === undefined ? '' : `, ${actingFor(event.by, name)}`;
    return [[name, `${role}, ${email}, signed ${when(event.at)}${acting}`] as const];
  });

/** What a completed envelope's certificate says: what was signed, by whom, in which order and when. */
export function signingCertificate(contract: Contract, entries: readonly AuditEntry[]): PdfContent {
  const { signedTerms: terms } = contract;
  return {
    title: 'Certificate of completion',
    subtitle: contractTitle(terms ?? contract),
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Contract number', contract.id],
          ['Envelope', envelopeId(contract) ?? unknownText],
          ...(terms ? keptFacts(terms) : recordFacts(contract)),
        ],
      },
      { kind: 'heading', text: 'Documents' },
      { kind: 'facts', rows: terms ? keptDocuments(terms) : recordDocuments(contract) },
      { kind: 'heading', text: 'Signatures in order' },
      { kind: 'facts', rows: signatures(contract, entries) },
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
