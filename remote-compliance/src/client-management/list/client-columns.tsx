import type { Client } from 'shared-kernel/domain/client';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { formatNumber, formatUsd } from 'shared-kernel/format';
import { ShortTime, type TableColumn } from 'shared-kernel/ui';
import { screenedColumns } from '../../screening/screened-columns';
import type { ClientSortKey } from './client-sort';

type ClientColumn = TableColumn<Client> & { readonly key: ClientSortKey | `-${string}` };

export const clientColumns: readonly ClientColumn[] = [
  {
    key: 'company',
    title: 'Company',
    isSortable: true,
    isRowHeader: true,
    render: ({ companyName }) => companyName,
  },
  {
    key: '-contact',
    title: 'Contact',
    maxWidth: '11rem',
    render: ({ contactPerson }) => contactPerson,
  },
  ...screenedColumns('-screenings'),
  {
    key: '-stage',
    title: 'Stage',
    render: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    key: 'volume',
    title: 'Lifetime volume',
    align: 'end',
    isSortable: true,
    render: ({ totalVolume }) => formatUsd(totalVolume),
  },
  {
    key: '-active',
    title: 'Active',
    align: 'end',
    render: ({ activeTransactions }) => formatNumber(activeTransactions),
  },
  {
    key: 'activity',
    title: 'Last activity',
    isSortable: true,
    render: ({ lastActivity }) => <ShortTime at={lastActivity} isDay />,
  },
];
