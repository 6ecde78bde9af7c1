import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-status-view';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { complianceProgress } from './record-list';

/** The cases as a table in a file: one line a case. */
export const complianceFileColumns: readonly ExportColumn<ComplianceRecord>[] = [
  { header: 'Case', value: ({ id }) => id },
  { header: 'Company', column: 'name', value: ({ name }) => name },
  { header: 'Compliance score', column: 'score', value: ({ complianceScore }) => complianceScore },
  {
    header: 'Band',
    column: 'score',
    value: ({ complianceScore }) =>
      complianceScoreBandView[complianceScoreBand(complianceScore)].label,
  },
  {
    header: 'Stage',
    column: 'stage',
    value: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    header: 'Sign-offs',
    column: 'stage',
    value: ({ currentStage }) => completedSignOffs(currentStage),
  },
  { header: 'Sign-offs required', column: 'stage', value: () => requiredSignOffs },
  { header: 'Progress (%)', column: 'progress', value: complianceProgress },
  { header: 'Risk', column: 'risk', value: ({ riskLevel }) => riskLevelView[riskLevel].label },
  {
    header: 'KYC',
    column: 'screenings',
    value: ({ kycStatus }) => screeningStatusView[kycStatus].label,
  },
  {
    header: 'AML',
    column: 'screenings',
    value: ({ amlStatus }) => screeningStatusView[amlStatus].label,
  },
  {
    header: 'Flagged issues',
    column: 'issues',
    value: ({ flaggedIssues }) => flaggedIssues.join('; '),
  },
  {
    header: 'Assigned reviewer',
    column: 'reviewer',
    value: ({ assignedReviewer }) => assignedReviewer,
  },
  {
    header: 'Last updated (UTC)',
    column: 'staleness',
    value: ({ lastUpdated }) => csvMoment(lastUpdated),
  },
];
