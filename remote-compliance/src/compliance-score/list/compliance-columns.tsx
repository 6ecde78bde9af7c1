import {
  countCompletedSignOffs,
  lifecycleStageDisplay,
  requiredSignOffs,
} from 'shared-kernel/domain/lifecycle';
import { formatCsvTime, formatNumber, formatPercent } from 'shared-kernel/format';
import { ShortTime, type TableColumn, RecordText, VisuallyHidden } from 'shared-kernel/ui';
import {
  scoreExportColumns,
  createScreeningColumns,
  createScreeningExportColumns,
} from '../../screening/screening-columns';
import styles from './compliance-columns.module.css';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { ExportColumn } from 'shared-kernel/records';
import { computeComplianceProgress } from '../rules/record-list';

function IssuesInLine({ issues }: { readonly issues: readonly string[] }) {
  const [first, ...others] = issues;
  if (first === undefined) return 'None';
  return (
    <span data-cut className={styles.issues}>
      <span className={styles.first}>
        <RecordText>{first}</RecordText>
      </span>
      {others.length > 0 && (
        <span>
          +{formatNumber(others.length)}
          <VisuallyHidden> more</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

export const complianceColumns: readonly TableColumn<ComplianceRecord>[] = [
  {
    key: 'name',
    title: 'Client',
    isSortable: true,
    isRowHeader: true,
    render: ({ name }) => name,
  },
  ...createScreeningColumns('screenings'),
  {
    key: 'stage',
    title: 'Stage',
    render: ({ currentStage }) =>
      `${lifecycleStageDisplay[currentStage].label} ${formatNumber(countCompletedSignOffs(currentStage))}/${formatNumber(requiredSignOffs)}`,
  },
  {
    key: 'progress',
    title: 'Progress',
    isExtra: true,
    align: 'end',
    render: (record) => formatPercent(computeComplianceProgress(record)),
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

export const complianceExportColumns: readonly ExportColumn<ComplianceRecord>[] = [
  { header: 'Record number', value: ({ id }) => id },
  { header: 'Company', column: 'name', value: ({ name }) => name },
  ...scoreExportColumns,
  {
    header: 'Stage',
    column: 'stage',
    value: ({ currentStage }) => lifecycleStageDisplay[currentStage].label,
  },
  {
    header: 'Sign-offs',
    column: 'stage',
    value: ({ currentStage }) => countCompletedSignOffs(currentStage),
  },
  { header: 'Sign-offs required', column: 'stage', value: () => requiredSignOffs },
  { header: 'Progress (%)', column: 'progress', value: computeComplianceProgress },
  ...createScreeningExportColumns('screenings'),
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
    holds: 'moments',
    value: ({ lastUpdated }) => formatCsvTime(lastUpdated),
  },
];
