import { type Client } from 'shared-kernel/domain/client';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-status-view';
import { csvContent, csvFileName, type CsvColumn } from 'shared-kernel/format';
import { type ClientFilters } from './use-client-filters';

// The tax id stays out: revealing one leaves an audit entry for that one client.
const columns: readonly CsvColumn<Client>[] = [
  { header: 'Client', value: ({ id }) => id },
  { header: 'Company', value: ({ companyName }) => companyName },
  { header: 'Contact person', value: ({ contactPerson }) => contactPerson },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Website', value: ({ website }) => website },
  { header: 'Industry', value: ({ industry }) => industry },
  { header: 'Compliance score', value: ({ complianceScore }) => complianceScore },
  {
    header: 'Band',
    value: ({ complianceScore }) =>
      complianceScoreBandView[complianceScoreBand(complianceScore)].label,
  },
  { header: 'Risk', value: ({ riskLevel }) => riskLevelView[riskLevel].label },
  { header: 'KYC', value: ({ kycStatus }) => screeningStatusView[kycStatus].label },
  { header: 'AML', value: ({ amlStatus }) => screeningStatusView[amlStatus].label },
  { header: 'Stage', value: ({ currentStage }) => lifecycleStageView[currentStage].label },
  { header: 'Total volume (USD)', value: ({ totalVolume }) => totalVolume },
  { header: 'Active transactions', value: ({ activeTransactions }) => activeTransactions },
  { header: 'Last activity (UTC)', value: ({ lastActivity }) => lastActivity },
  { header: 'Client since', value: ({ onboardingDate }) => onboardingDate },
];

/** The listed clients as a CSV file whose name says what was filtered. */
export const clientCsv = (
  clients: readonly Client[],
  { q, risk, show }: ClientFilters['selection'],
  nowIso: string,
) => ({
  name: csvFileName('clients', { q, risk, show }, nowIso),
  content: csvContent(columns, clients),
});
