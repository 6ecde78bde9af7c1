import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { ShortTime, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { ScoreInLine } from '../../screening/score-in-line';
import { ScreeningsInLine } from '../../screening/screenings-in-line';
import { IssuesInLine } from './issues-in-line';
import { complianceProgress } from './record-list';

export const complianceColumns: readonly TableColumn<ComplianceRecord>[] = [
  {
    key: 'name',
    title: 'Client',
    isSortable: true,
    isRowHeader: true,
    render: ({ name }) => name,
  },
  {
    key: 'score',
    title: 'Score',
    isSortable: true,
    render: ({ complianceScore }) => <ScoreInLine score={complianceScore} />,
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
    render: ({ currentStage }) =>
      `${lifecycleStageView[currentStage].label} ${formatNumber(completedSignOffs(currentStage))}/${formatNumber(requiredSignOffs)}`,
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
    title: 'Open issues',
    maxWidth: '14rem',
    render: ({ flaggedIssues }) => <IssuesInLine issues={flaggedIssues} />,
  },
  {
    key: 'reviewer',
    title: 'Reviewer',
    maxWidth: '10rem',
    render: ({ assignedReviewer }) => (assignedReviewer === '' ? 'Unassigned' : assignedReviewer),
  },
  {
    key: 'staleness',
    title: 'Updated',
    isSortable: true,
    render: ({ lastUpdated }) => <ShortTime at={lastUpdated} isDay />,
  },
];
