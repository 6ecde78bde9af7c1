import {
  contractStatusDisplay,
  formatContractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { formatDate } from 'shared-kernel/format';
import { StatusTag, type TableColumn, Icon } from 'shared-kernel/ui';
import { legalReviewDisplay } from '../legal-review-display';
import { NextContractStep, InlineSignatories } from '../signatory-progress';
import type { ContractSortKey } from './contract-sort';
import { ContractValue } from './contract-value';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import styles from './contract-columns.module.css';

const RowActions = ({ contract }: { readonly contract: Contract }) => (
  <div className={styles.actions}>
    <EditButton
      contract={contract}
      isIconOnly
      type="text"
      size="small"
      icon={<Icon name="edit" />}
    />
    <DocusignButton contract={contract} isIconOnly size="small" />
  </div>
);

interface ContractColumn extends TableColumn<Contract> {
  readonly key: ContractSortKey | 'type' | 'review' | 'signed' | 'next' | 'actions';
}

export const contractColumns: readonly ContractColumn[] = [
  {
    key: 'title',
    title: 'Title',
    render: formatContractTitle,
    isSortable: true,
    isRowHeader: true,
  },
  {
    key: 'client',
    title: 'Client',
    maxWidth: '12rem',
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
    render: ({ status }) => <StatusTag view={contractStatusDisplay[status]} size="small" />,
    isSortable: true,
  },
  {
    key: 'review',
    title: 'Legal review',
    isExtra: true,
    render: ({ legalReview }) => <StatusTag view={legalReviewDisplay[legalReview]} size="small" />,
  },
  {
    key: 'signed',
    title: 'Signatures',
    render: (contract) => <InlineSignatories contract={contract} />,
  },
  {
    key: 'next',
    title: 'Next step',
    maxWidth: '12rem',
    render: (contract) => <NextContractStep contract={contract} />,
  },
  {
    key: 'modified',
    title: 'Modified',
    render: ({ lastModified }) => formatDate(lastModified),
    isSortable: true,
  },
  {
    key: 'actions',
    title: 'Actions',
    render: (contract) => <RowActions contract={contract} />,
  },
];
