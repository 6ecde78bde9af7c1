import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { signerProgress } from '../signing/signing-order';
import { formatDate, formatNumber, unknownText } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import type { ContractSortKey } from './contract-sort';
import { ContractValue } from './contract-value';
import { RowActions } from './row-actions';

interface ContractColumn extends TableColumn<Contract> {
  readonly key: ContractSortKey | 'type' | 'review' | 'signed' | 'actions';
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
    title: 'Client',
    render: ({ client }) => (client.trim() === '' ? 'No client' : client),
    isSortable: true,
  },
  { key: 'type', title: 'Type', isExtra: true, render: ({ type }) => contractTypeLabel[type] },
  {
    key: 'value',
    title: 'Value',
    render: ({ value }) => <ContractValue value={value} />,
    align: 'end',
    isSortable: true,
  },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusTag view={contractStatusView[status]} size="small" />,
    isSortable: true,
  },
  {
    key: 'review',
    title: 'Legal review',
    render: ({ legalReview }) => <StatusTag view={legalReviewView[legalReview]} size="small" />,
  },
  { key: 'signed', title: 'Signed', render: signed, align: 'end' },
  {
    key: 'modified',
    title: 'Last modified',
    render: ({ lastModified }) => formatDate(lastModified),
    isSortable: true,
  },
  {
    key: 'actions',
    title: 'Actions',
    render: (contract) => <RowActions contract={contract} />,
  },
];
