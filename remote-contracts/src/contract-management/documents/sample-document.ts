import { contractDocumentTypeLabel, type ContractDocument } from '../rules/contract-document';
import { contractTitle, contractTypeLabel, type Contract } from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { productName } from 'shared-kernel/domain/portal';
import { formatDate, type PdfBlock, type PdfContent } from 'shared-kernel/format';
import { documentFile } from 'shared-kernel/records';
import type { StoredFile } from 'shared-kernel/domain/file';

const subjects: Record<Contract['type'], string> = {
  supply_agreement:
    'The Supplier sells and delivers, and the Buyer takes and pays for, the goods named in the schedule, in the quantities and at the places the schedule states.',
  drilling_rights:
    'The Licensor grants the Licensee the right to explore and drill within the block described in the exhibits, for the term and under the conditions stated there.',
  equipment_lease:
    'The Lessor leases to the Lessee the equipment listed in the exhibits. The equipment stays the property of the Lessor throughout the term.',
  service_contract:
    'The Contractor performs the services described in the schedule with due skill and care, and the Client pays for them as stated.',
  joint_venture:
    'The Parties form a joint venture for the purpose described in the schedule, each contributing and sharing as stated there.',
};

const clauses: readonly (readonly [heading: string, text: string])[] = [
  [
    'Compliance',
    'Each Party keeps its know-your-customer and anti-money-laundering records current and shows them on request. Performance is suspended, without default, while a required screening is open.',
  ],
  [
    'Milestones and payment',
    'Payment falls due when a milestone is recorded as complete and has its required sign-offs. Amounts are in United States dollars unless the schedule says otherwise.',
  ],
  [
    'Changes',
    'A change binds the Parties once it is written as an amendment and signed by the same signatories, in the same order.',
  ],
];

const section = (heading: string, text: string): PdfBlock[] => [
  { kind: 'heading', text: heading },
  { kind: 'paragraph', text },
];

const orDash = (text: string) => (text.trim() === '' ? '—' : text);

function facts(contract: Contract, document: ContractDocument): PdfBlock {
  return {
    kind: 'facts',
    rows: [
      ['Contract', contractTitle(contract)],
      ['Contract number', contract.id],
      ['Kind', contractTypeLabel[contract.type]],
      ['Client', orDash(contract.client)],
      ['Value', orDash(contract.value)],
      ['Created', formatDate(contract.createdDate)],
      ['Legal review', legalReviewView[contract.legalReview].label],
      ['Document', `${document.id}, ${contractDocumentTypeLabel[document.type]}`],
      ['Uploaded', formatDate(document.uploadDate)],
      ...(document.docusignId === undefined
        ? []
        : [['Signing envelope', document.docusignId] as const]),
    ],
  };
}

function body(contract: Contract, { type }: ContractDocument): PdfBlock[] {
  const title = contractTitle(contract);
  if (type === 'amendment') {
    return [
      ...section(
        'Amendment',
        `This amendment changes ${title} (${contract.id}). Everything it does not name stands as signed.`,
      ),
      ...section('Effect', 'It takes effect on the day the last signatory signs.'),
    ];
  }
  if (type === 'exhibit') {
    return section(
      'Exhibit',
      `This exhibit is part of ${title} (${contract.id}) and is read together with it. Where the two differ, the main contract prevails.`,
    );
  }
  return [
    ...section('Subject', subjects[contract.type]),
    ...clauses.flatMap(([heading, text]) => section(heading, text)),
  ];
}

function signatures({ signatories }: Contract): PdfBlock[] {
  if (signatories.length === 0) return [];
  return [
    { kind: 'heading', text: 'Signatures' },
    {
      kind: 'facts',
      rows: signatories.map(({ name, role, signedDate }, index) => [
        `${index + 1}. ${name}`,
        signedDate === undefined
          ? `${role}, not signed`
          : `${role}, signed ${formatDate(signedDate)}`,
      ]),
    },
  ];
}

/** Generates the file of a sample document, because sample documents have no uploaded file. */
export function sampleDocument(contract: Contract, document: ContractDocument): PdfContent {
  return {
    title: document.name.replace(/\.[a-z0-9]{2,4}$/i, ''),
    subtitle: `${contractDocumentTypeLabel[document.type]} of ${contractTitle(contract)}`,
    blocks: [
      facts(contract, document),
      ...body(contract, document),
      ...signatures(contract),
      { kind: 'space' },
      {
        kind: 'note',
        text: `A sample file made by ${productName} for demonstration. It is not binding.`,
      },
    ],
    footer: `${productName} · ${contract.id} · ${document.id}`,
  };
}

/** Returns the uploaded file of a document, or a generated file for a sample document. */
export const fileOf = (
  contract: Contract,
  document: ContractDocument,
  stored: StoredFile | null | undefined,
) => documentFile(document, stored, () => sampleDocument(contract, document));
