import { contractDocumentTypeLabel } from '../rules/contract-document';
import {
  contractStatusDisplay,
  formatContractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { legalReviewDisplay } from '../legal-review-display';
import { notarizationStatusDisplay } from '../notarization/notarization-status-display';
import { getSignatoryDisplay } from '../rules/signatory';
import { formatDate, formatDateTime, unknownText } from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import { useWorkspaceClock } from 'shared-kernel/workspace';

function notarizationText({ notarization }: Contract): string {
  const { status, notaryName, scheduledDate, completedDate } = notarization;
  const at = completedDate ?? scheduledDate;
  return [notarizationStatusDisplay[status].label, notaryName, at && formatDateTime(at)]
    .filter(Boolean)
    .join(', ');
}

const orDash = (text: string) => (text.trim() === '' ? unknownText : text);

const printedFacts = (contract: Contract, now: string): readonly (readonly [string, string])[] => [
  ['Type', contractTypeLabel[contract.type]],
  ['Client', orDash(contract.client)],
  ['Value', orDash(contract.value)],
  ['Status', contractStatusDisplay[contract.status].label],
  ['Legal validation', legalReviewDisplay[contract.legalReview].label],
  ['Legal review', contract.legalReview],
  ['Created', formatDate(contract.createdDate)],
  ['Last modified', formatDate(contract.lastModified)],
  ['Video notarization', notarizationText(contract)],
  ...(contract.amends === undefined ? [] : [['Amends', contract.amends] as const]),
  ...(contract.amendments ? [['Amended by', contract.amendments.join(', ')] as const] : []),
  ['As of', formatDateTime(now)],
];

export function ContractPrintSheet({ contract }: { readonly contract: Contract }) {
  const now = useWorkspaceClock();
  const trail = usePrintableAuditTrail('contracts', contract.id);
  return (
    <PrintedRecord
      id={contract.id}
      title={formatContractTitle(contract)}
      facts={printedFacts(contract, now)}
      tables={[
        {
          title: 'Signatories in signing order',
          columns: ['Name', 'Role', 'Email', 'Status', 'Signed'],
          rows: contract.signatories.map((person) => [
            person.name,
            person.role,
            person.email,
            getSignatoryDisplay(person).label,
            person.signedDate === undefined ? unknownText : formatDate(person.signedDate),
          ]),
          empty: 'No signatories.',
        },
        {
          title: 'Documents',
          columns: ['Document', 'Kind', 'Size', 'Uploaded', 'Envelope'],
          rows: contract.documents.map(({ name, type, size, uploadDate, docusignId }) => [
            name,
            contractDocumentTypeLabel[type],
            size,
            formatDate(uploadDate),
            docusignId ?? unknownText,
          ]),
          empty: 'No documents.',
        },
        {
          title: 'Compliance flags',
          columns: ['Flag'],
          rows: contract.complianceFlags.map((flag) => [flag]),
          empty: 'No compliance flags.',
        },
        trail,
      ]}
    />
  );
}
