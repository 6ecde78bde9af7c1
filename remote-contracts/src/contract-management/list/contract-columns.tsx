import { contractStatusView, contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { signerProgress } from '../signing/signing-order';
import { formatDate, formatNumber, unknownText } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { ContractParty } from './contract-party';
import type { ContractSortKey } from './contract-sort';
import { ContractValue } from './contract-value';
import { RowActions } from './row-actions';

interface ContractColumn extends TableColumn<Contract> {
  readonly key: ContractSortKey | 'review' | 'signed' | 'actions';
}

const signed = (contract: Contract) => {
  const progress = signerProgress(contract);
  return progress.total === 0
    ? unknownText
    : `${formatNumber(progress.signed)}/${formatNumber(progress.total)}`;
};

export const contractColumns: readonly ContractColumn[] = [
  {
    key: 'title',
    title: 'Title',
    render: contractTitle,
    isSortable: true,
    isRowHeader: true,
  },
  {
    key: 'client',
    title: 'Client and type',
    render: (contract) => <ContractParty contract={contract} />,
    width: '10.5rem',
    isSortable: true,
  },
  {
    key: 'value',
    title: 'Value',
    render: ({ value }) => <ContractValue value={value} />,
    align: 'end',
    width: '7.75rem',
    isSortable: true,
  },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusTag view={contractStatusView[status]} size="small" />,
    width: '10rem',
    isSortable: true,
  },
  {
    key: 'review',
    title: 'Legal review',
    render: ({ legalReview }) => <StatusTag view={legalReviewView[legalReview]} size="small" />,
    width: '10rem',
  },
  { key: 'signed', title: 'Signed', render: signed, align: 'end', width: '4.5rem' },
  {
    key: 'modified',
    title: 'Last modified',
    render: ({ lastModified }) => formatDate(lastModified),
    width: '8.25rem',
    isSortable: true,
  },
  {
    key: 'actions',
    title: 'Actions',
    render: (contract) => <RowActions contract={contract} />,
    width: '11.75rem',
  },
];
