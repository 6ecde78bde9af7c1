import type { Client } from 'shared-kernel/domain/client';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { scoreFileColumns, screeningFileColumns } from '../../screening/screened-file-columns';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';

// The tax id stays out: revealing one leaves an audit entry for that one client.
export const clientFileColumns: readonly ExportColumn<Client>[] = [
  { header: 'Client', value: ({ id }) => id },
  { header: 'Company', column: 'company', value: ({ companyName }) => companyName },
  { header: 'Contact person', column: '-contact', value: ({ contactPerson }) => contactPerson },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Website', value: ({ website }) => website },
  { header: 'Industry', value: ({ industry }) => industry },
  ...scoreFileColumns,
  ...screeningFileColumns('-screenings'),
  {
    header: 'Stage',
    column: '-stage',
    value: ({ currentStage }) => lifecycleStageView[currentStage].label,
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
    value: ({ lastActivity }) => csvMoment(lastActivity),
  },
  { header: 'Client since', value: ({ onboardingDate }) => onboardingDate },
];
