import type { AuditEntry } from 'shared-kernel/domain/audit';
import { type Contract, findEnvelopeId, formatContractTitle } from 'shared-kernel/domain/contract';
import { formatDate, formatUtc, unknownText, type PdfContent } from 'shared-kernel/format';
import { productName } from 'shared-kernel/domain/portal';
import { contractDocumentTypeLabel } from '../rules/contract-document';
import { listEnvelopeEvents, type EnvelopeEvent } from './list-envelope-events';
import { getSigningRoleWording } from '../rules/signatory';
import type { SignedTerms } from '../rules/signed-terms';
import { formatOnBehalf } from '../rules/signing-entry';

const when = (at: string | undefined): string =>
  at === undefined ? 'at an unknown time' : formatUtc(at);

const orUnknown = (text: string): string => (text.trim() === '' ? unknownText : text);

type Facts = readonly (readonly [string, string])[];

const storedFacts = (terms: SignedTerms): Facts => [
  ['Client', orUnknown(terms.client)],
  ['Value', orUnknown(terms.value)],
  ['Currency', terms.currency ?? unknownText],
  ['Signed', formatUtc(terms.at)],
];

const storedDocuments = ({ documents }: SignedTerms): Facts =>
  documents.map(({ name, type, size, digest }) => [
    name,
    [
      contractDocumentTypeLabel[type],
      size,
      digest === undefined ? 'no file was uploaded' : `SHA-256 ${digest}`,
    ].join(', '),
  ]);

/** Rows from the current contract record, for contracts without stored signed terms. */
const recordFacts = ({ client, value }: Contract): Facts => [
  ['Client', orUnknown(client)],
  ['Value', orUnknown(value)],
];

const recordDocuments = ({ documents }: Contract): Facts =>
  documents.map(({ name, type, size }) => [name, `${contractDocumentTypeLabel[type]}, ${size}`]);

const fromRecord =
  'The signed version of this contract was not stored. Client, value and documents come from the contract record at the time of export.';

interface SignatureWords {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** Time of the signature. If another user recorded the signature, the text also names that user. */
  readonly words: string;
}

const formerNames = ({ envelopeRecords = [] }: Contract, signatoryId: string): string =>
  envelopeRecords
    .flatMap((record) =>
      record.kind === 'changed' && record.signatoryId === signatoryId
        ? [
            `, until ${when(record.at)} recorded as ${record.before.name}, ${record.before.role}, ${record.before.email}`,
          ]
        : [],
    )
    .join('');

const actingWords = (
  { by, remark }: { readonly by?: string | undefined; readonly remark?: string | undefined },
  name: string,
): string => {
  const acting = by === undefined ? '' : `, ${formatOnBehalf(by, name)}`;
  return remark === undefined ? acting : `${acting}: ${remark}`;
};

/** Returns the signatures of a contract in signing order, with the names from the signed terms. */
export const listSignatures = (
  contract: Contract,
  entries: readonly AuditEntry[],
): readonly SignatureWords[] =>
  listEnvelopeEvents(contract, entries).flatMap((event) => {
    if (event.kind !== 'signed') return [];
    const kept = contract.signedTerms?.parties.find(({ id }) => id === event.signatory.id);
    const { name, role, email } = kept ?? event.signatory;
    const { delegatedBy } = event.signatory;
    const handedOver = delegatedBy === undefined ? '' : `, delegated by ${delegatedBy}`;
    const acting = actingWords(event, name);
    const within = event.envelope === undefined ? '' : `, in envelope ${event.envelope}`;
    return [
      {
        name,
        role,
        email,
        words: `${getSigningRoleWording(event.signatory).did} ${when(event.at)}${acting}${within}${handedOver}${formerNames(contract, event.signatory.id)}`,
      },
    ];
  });

function eventFact(event: EnvelopeEvent): readonly [string, string] {
  switch (event.kind) {
    case 'sent': {
      const last = event.last === undefined ? '' : `, expires after ${formatDate(event.last)}`;
      const title = event.isAgain ? 'Envelope resent' : 'Envelope sent';
      return [title, `${event.envelope ?? 'an earlier envelope'}, ${when(event.at)}${last}`];
    }
    case 'expired':
      return ['Envelope expired', when(event.at)];
    case 'recalled':
    case 'void': {
      const remark = event.remark === undefined ? '' : `, ${event.remark}`;
      const title = event.kind === 'recalled' ? 'Envelope recalled' : 'Envelope voided';
      return [title, `${when(event.at)}${remark}`];
    }
    case 'changed': {
      const { before, after, by } = event;
      return [
        `${before.name} changed to ${after.name}`,
        `${before.role}, ${before.email}, now ${after.role}, ${after.email}, ${when(event.at)}, by ${by}`,
      ];
    }
    case 'signed':
    case 'declined':
    case 'approved': {
      const { name, role } = event.signatory;
      const { did, act } = getSigningRoleWording(event.signatory);
      const step = event.kind === 'declined' ? `declined to ${act.toLowerCase()}` : did;
      return [`${name} ${step}`, `${role}, ${when(event.at)}${actingWords(event, name)}`];
    }
    case 'waiting':
    case 'observing': {
      const { name, role, email } = event.signatory;
      const step =
        event.kind === 'waiting'
          ? 'has not acted yet'
          : getSigningRoleWording(event.signatory).does;
      return [name, `${role}, ${email}, ${step}`];
    }
    case 'completed':
      return ['Everyone has signed', when(event.at)];
  }
}

const signatureFacts = (contract: Contract, entries: readonly AuditEntry[]): Facts =>
  listSignatures(contract, entries).map(({ name, role, email, words }) => [
    name,
    `${role}, ${email}, ${words}`,
  ]);

const agreedFacts = (contract: Contract): Facts =>
  contract.signedTerms ? storedFacts(contract.signedTerms) : recordFacts(contract);

const footerOf = ({ id }: Contract) => `${productName} · ${id}`;

export const createContractPdfPage = (contract: Contract): PdfContent => ({
  title: 'Contract',
  subtitle: formatContractTitle(contract.signedTerms ?? contract),
  blocks: [
    { kind: 'facts', rows: [['Contract number', contract.id], ...agreedFacts(contract)] },
    {
      kind: 'note',
      text: 'This file includes no main document. The terms shown come from the contract record.',
    },
  ],
  footer: footerOf(contract),
});

const note = (text: string) => ({ kind: 'note', text }) as const;

const aboutKeys =
  'Each signature in this file was created with a browser key at the time of export. A valid signature shows that the file has not changed since, but not who held the key.';

const leftOutNote = (names: readonly string[]) =>
  note(
    `Not included because the file could not be read as a PDF or an image: ${names.join(', ')}. Compare the file with the SHA-256 digest above.`,
  );

export const certificateTitle = 'Certificate of completion';

/** Note on every certificate. The note also identifies certificate files from older versions. */
export const certificateNote = `Created by ${productName} from sample data in this browser. It does not prove a real signature.`;

/** Content of the certificate pages. `leftOut` lists the main documents that the PDF cannot include. */
export function createSigningCertificate(
  contract: Contract,
  entries: readonly AuditEntry[],
  leftOut: readonly string[] = [],
): PdfContent {
  const { id, signedTerms: terms } = contract;
  const events = listEnvelopeEvents(contract, entries);
  const isCompleted = events.some(({ kind }) => kind === 'completed');
  return {
    title: isCompleted ? certificateTitle : 'Signatures to date',
    subtitle: formatContractTitle(terms ?? contract),
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Contract number', id],
          ['Envelope', findEnvelopeId(contract) ?? unknownText],
          ...agreedFacts(contract),
        ],
      },
      { kind: 'heading', text: 'Documents' },
      { kind: 'facts', rows: terms ? storedDocuments(terms) : recordDocuments(contract) },
      { kind: 'heading', text: 'Signatures in signing order' },
      { kind: 'facts', rows: signatureFacts(contract, entries) },
      { kind: 'heading', text: 'Envelope events' },
      { kind: 'facts', rows: events.map(eventFact) },
      { kind: 'space' },
      ...(terms ? [] : [note(fromRecord)]),
      ...(leftOut.length > 0 ? [leftOutNote(leftOut)] : []),
      note(aboutKeys),
      note(certificateNote),
    ],
    footer: footerOf(contract),
  };
}
