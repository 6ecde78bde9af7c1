import type { AuditEntry } from 'shared-kernel/domain/audit';
import { type Contract, envelopeId, contractTitle } from 'shared-kernel/domain/contract';
import { formatUtc, unknownText, type PdfContent } from 'shared-kernel/format';
import { productName } from 'shared-kernel/domain/portal';
import { contractDocumentTypeLabel } from '../documents/contract-document';
import { envelopeEvents } from './envelope-events';
import { wordsOf } from './signatory';
import type { SignedTerms } from './signed-terms';
import { actingFor } from './signing-entry';

/** A moment as a document says it. */
const when = (at: string | undefined): string =>
  at === undefined ? 'at an unknown time' : formatUtc(at);

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

/** What the record says, of a contract that was signed before its terms were kept. */
const recordFacts = ({ client, value }: Contract): Facts => [
  ['Client', orUnknown(client)],
  ['Value', orUnknown(value)],
];

const recordDocuments = ({ documents }: Contract): Facts =>
  documents.map(({ name, type, size }) => [name, `${contractDocumentTypeLabel[type]}, ${size}`]);

/** Added where the signed terms were not stored. */
const fromRecord =
  'The signed version was not stored with the signatures of this contract. Client, value and documents are those of the record when this file was made.';

interface SignatureWords {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** When, and by whom where another person acted. */
  readonly words: string;
}

/** How a signatory was named before each correction, in order. */
const formerNames = ({ envelopeRecords = [] }: Contract, signatoryId: string): string =>
  envelopeRecords
    .flatMap((record) =>
      record.kind === 'changed' && record.signatoryId === signatoryId
        ? [
            `, until ${when(record.at)} named as ${record.before.name}, ${record.before.role}, ${record.before.email}`,
          ]
        : [],
    )
    .join('');

/** Who signed, in signing order, each as the terms name them that were signed. */
export const signaturesOf = (
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly SignatureWords[] =>
  envelopeEvents(contract, entries).flatMap((event) => {
    if (event.kind !== 'signed') return [];
    const kept = contract.signedTerms?.parties.find(({ id }) => id === event.signatory.id);
    const { name, role, email } = kept ?? event.signatory;
    const { delegatedBy } = event.signatory;
    const handedOver = delegatedBy === undefined ? '' : `, handed over by ${delegatedBy}`;
    const acting = event.by === undefined ? '' : `, ${actingFor(event.by, name)}`;
    const within = event.envelope === undefined ? '' : `, in envelope ${event.envelope}`;
    return [
      {
        name,
        role,
        email,
        words: `${wordsOf(event.signatory).did} ${when(event.at)}${acting}${within}${handedOver}${formerNames(contract, event.signatory.id)}`,
      },
    ];
  });

/** The signatures as a document lists them. */
const signatureFacts = (contract: Contract, entries: readonly AuditEntry[]): Facts =>
  signaturesOf(contract, entries).map(({ name, role, email, words }) => [
    name,
    `${role}, ${email}, ${words}`,
  ]);

interface Paper {
  readonly title: string;
  /** Facts of this document alone, after the contract's number. */
  readonly own?: Facts;
  /** What the document proves, and what it does not. */
  readonly note: string;
}

/** What the contract's parties agreed, its terms and documents, and their signatures in order, as a document. */
export function signedPaper(
  contract: Contract,
  entries: readonly AuditEntry[],
  { title, own = [], note }: Paper,
): PdfContent {
  const { id, signedTerms: terms } = contract;
  const agreed = terms ? keptFacts(terms) : recordFacts(contract);
  return {
    title,
    subtitle: contractTitle(terms ?? contract),
    blocks: [
      { kind: 'facts', rows: [['Contract number', id], ...own, ...agreed] },
      { kind: 'heading', text: 'Documents' },
      { kind: 'facts', rows: terms ? keptDocuments(terms) : recordDocuments(contract) },
      { kind: 'heading', text: 'Signatures in order' },
      { kind: 'facts', rows: signatureFacts(contract, entries) },
      { kind: 'space' },
      ...(terms ? [] : [{ kind: 'note', text: fromRecord } as const]),
      { kind: 'note', text: note },
    ],
    footer: `${productName} · ${id}`,
  };
}

/** What a completed envelope's certificate says: what was signed, by whom, in which order and when. */
export const signingCertificate = (
  contract: Contract,
  entries: readonly AuditEntry[],
): PdfContent =>
  signedPaper(contract, entries, {
    title: 'Certificate of completion',
    own: [['Envelope', envelopeId(contract) ?? unknownText]],
    note: `Made by ${productName} from sample data kept in this browser. It proves no real signature.`,
  });
