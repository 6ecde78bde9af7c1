import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { notarizationStatusView } from '../notarization/notarization-status-view';
import { signerProgress } from '../signing/signing-order';
import { csvContent, csvFileName, type CsvColumn } from 'shared-kernel/format';
import { type ContractFilters } from './use-contract-filters';

const columns: readonly CsvColumn<Contract>[] = [
  { header: 'Contract', value: ({ id }) => id },
  { header: 'Title', value: contractTitle },
  { header: 'Type', value: ({ type }) => contractTypeLabel[type] },
  { header: 'Client', value: ({ client }) => client },
  { header: 'Value', value: ({ value }) => value },
  { header: 'Status', value: ({ status }) => contractStatusView[status].label },
  { header: 'Legal review', value: ({ legalReview }) => legalReviewView[legalReview].label },
  { header: 'Signed', value: (contract) => signerProgress(contract).signed },
  { header: 'Signatories', value: (contract) => signerProgress(contract).total },
  {
    header: 'Notarization',
    value: ({ notarization }) => notarizationStatusView[notarization.status].label,
  },
  { header: 'Compliance flags', value: ({ complianceFlags }) => complianceFlags.join('; ') },
  { header: 'Created', value: ({ createdDate }) => createdDate },
  { header: 'Last modified', value: ({ lastModified }) => lastModified },
];

/** The listed contracts as a CSV file whose name says what was filtered. */
export const contractCsv = (
  contracts: readonly Contract[],
  { q, status, show }: ContractFilters,
  nowIso: string,
) => ({
  name: csvFileName('contracts', { q, status, show }, nowIso),
  content: csvContent(columns, contracts),
});
