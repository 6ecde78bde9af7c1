import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-status-view';
import { csvContent, csvFileName, type CsvColumn } from 'shared-kernel/format';
import { complianceProgress } from './record-list';
import { type ComplianceFilters } from './use-compliance-filters';

const columns: readonly CsvColumn<ComplianceRecord>[] = [
  { header: 'Case', value: ({ id }) => id },
  { header: 'Company', value: ({ name }) => name },
  { header: 'Compliance score', value: ({ complianceScore }) => complianceScore },
  {
    header: 'Band',
    value: ({ complianceScore }) =>
      complianceScoreBandView[complianceScoreBand(complianceScore)].label,
  },
  { header: 'Stage', value: ({ currentStage }) => lifecycleStageView[currentStage].label },
  { header: 'Sign-offs', value: ({ currentStage }) => completedSignOffs(currentStage) },
  { header: 'Sign-offs required', value: () => requiredSignOffs },
  { header: 'Progress (%)', value: complianceProgress },
  { header: 'Risk', value: ({ riskLevel }) => riskLevelView[riskLevel].label },
  { header: 'KYC', value: ({ kycStatus }) => screeningStatusView[kycStatus].label },
  { header: 'AML', value: ({ amlStatus }) => screeningStatusView[amlStatus].label },
  { header: 'Flagged issues', value: ({ flaggedIssues }) => flaggedIssues.join('; ') },
  { header: 'Assigned reviewer', value: ({ assignedReviewer }) => assignedReviewer },
  { header: 'Last updated (UTC)', value: ({ lastUpdated }) => lastUpdated },
];

/** The listed cases as a CSV file whose name says what was filtered. */
export const complianceCsv = (
  records: readonly ComplianceRecord[],
  { q, risk, band, show }: ComplianceFilters['values'],
  nowIso: string,
) => ({
  name: csvFileName('compliance-cases', { q, risk, band, show }, nowIso),
  content: csvContent(columns, records),
});
