import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
} from 'shared-kernel/domain/lifecycle';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { ShortTime, type TableColumn, RecordText, VisuallyHidden } from 'shared-kernel/ui';
import { screenedColumns } from '../../screening/screened-columns';
import { complianceProgress } from './record-list';
import styles from './compliance-columns.module.css';

/** The first open issue, as far as it goes in one line, and how many more there are. */
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
  ...screenedColumns('screenings'),
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
