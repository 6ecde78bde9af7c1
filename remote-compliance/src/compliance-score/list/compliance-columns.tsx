import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { formatDateTime, formatNumber, formatPercent } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { ScoreWithBand } from '../../screening/score-with-band';
import { ScreeningsInLine } from '../../screening/screenings-in-line';
import { complianceProgress } from './record-list';

export const complianceColumns: readonly TableColumn<ComplianceRecord>[] = [
  {
    key: 'name',
    title: 'Company',
    isSortable: true,
    isRowHeader: true,
    render: ({ name }) => name,
  },
  {
    key: 'score',
    title: 'Score',
    isSortable: true,
    render: ({ complianceScore }) => <ScoreWithBand score={complianceScore} />,
  },
  {
    key: 'risk',
    title: 'Risk',
    isSortable: true,
    render: ({ riskLevel }) => <StatusTag view={riskLevelView[riskLevel]} size="small" />,
  },
  {
    key: 'screenings',
    title: 'Screenings',
    render: ({ kycStatus, amlStatus }) => (
      <ScreeningsInLine kycStatus={kycStatus} amlStatus={amlStatus} />
    ),
  },
  {
    key: 'stage',
    title: 'Stage',
    render: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    key: 'signOffs',
    title: 'Sign-offs',
    isExtra: true,
    align: 'end',
    render: ({ currentStage }) =>
      `${formatNumber(completedSignOffs(currentStage))}/${formatNumber(requiredSignOffs)}`,
  },
  {
    key: 'progress',
    title: 'Progress',
    isExtra: true,
    align: 'end',
    render: (record) => formatPercent(complianceProgress(record)),
  },
  {
    key: 'issues',
    title: 'Issues',
    align: 'end',
    render: ({ flaggedIssues }) => formatNumber(flaggedIssues.length),
  },
  {
    key: 'reviewer',
    title: 'Reviewer',
    render: ({ assignedReviewer }) => (assignedReviewer === '' ? 'Unassigned' : assignedReviewer),
  },
  {
    key: 'staleness',
    title: 'Updated',
    isSortable: true,
    render: ({ lastUpdated }) => <time dateTime={lastUpdated}>{formatDateTime(lastUpdated)}</time>,
  },
];
