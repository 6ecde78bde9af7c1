import { formatCsvTime, formatNumber, formatUsd } from 'shared-kernel/format';
import { ShortTime, type TableColumn } from 'shared-kernel/ui';
import {
  scoreExportColumns,
  createScreeningColumns,
  createScreeningExportColumns,
} from '../../screening/screening-columns';
import type { ClientSortKey } from './client-sort';
import type { Client } from 'shared-kernel/domain/client';
import { lifecycleStageDisplay } from 'shared-kernel/domain/lifecycle';
import type { ExportColumn } from 'shared-kernel/records';

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
  ...createScreeningColumns('-screenings'),
  {
    key: '-stage',
    title: 'Stage',
    render: ({ currentStage }) => lifecycleStageDisplay[currentStage].label,
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

// The tax id is not exported, because each view of a tax id requires an audit entry.
export const clientExportColumns: readonly ExportColumn<Client>[] = [
  { header: 'Client', value: ({ id }) => id },
  { header: 'Company', column: 'company', value: ({ companyName }) => companyName },
  { header: 'Contact person', column: '-contact', value: ({ contactPerson }) => contactPerson },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Website', value: ({ website }) => website },
  { header: 'Industry', value: ({ industry }) => industry },
  ...scoreExportColumns,
  ...createScreeningExportColumns('-screenings'),
  {
    header: 'Stage',
    column: '-stage',
    value: ({ currentStage }) => lifecycleStageDisplay[currentStage].label,
  },
  { header: 'Lifetime volume (USD)', column: 'volume', value: ({ totalVolume }) => totalVolume },
  {
    header: 'Active transactions',
    column: '-active',
    value: ({ activeTransactions }) => activeTransactions,
  },
  {
    header: 'Last activity (UTC)',
    column: 'activity',
    holds: 'moments',
    value: ({ lastActivity }) => formatCsvTime(lastActivity),
  },
  { header: 'Client since', holds: 'days', value: ({ onboardingDate }) => onboardingDate },
];
