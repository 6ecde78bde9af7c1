import { contractDocumentTypeLabel } from '../documents/contract-document';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { signatoryView } from '../signing/signatory';
import { formatDate, unknownText } from 'shared-kernel/format';
import { PrintedRecord, usePrintedTrail } from 'shared-kernel/records';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { printedFacts } from './printed-facts';

interface ContractPrintSheetProps {
  readonly contract: Contract;
}

/** The contract's details on paper with its trail, for a lawyer's file. */
export function ContractPrintSheet({ contract }: ContractPrintSheetProps) {
  const now = useWorkspaceClock();
  const trail = usePrintedTrail('contracts', contract.id);
  return (
    <PrintedRecord
      id={contract.id}
      title={contractTitle(contract)}
      facts={printedFacts(contract, now)}
      tables={[
        {
          title: 'Signatories in signing order',
          columns: ['Name', 'Role', 'Email', 'Status', 'Signed'],
          rows: contract.signatories.map((person) => [
            person.name,
            person.role,
            person.email,
            signatoryView(person).label,
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
