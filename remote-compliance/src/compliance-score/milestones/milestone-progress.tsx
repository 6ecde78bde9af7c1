import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { ProgressTrack } from 'shared-kernel/ui';
import { computeComplianceProgress } from '../rules/record-list';
import styles from './milestone-progress.module.css';

export function MilestoneProgress({ record }: { readonly record: ComplianceRecord }) {
  const progress = computeComplianceProgress(record);
  const completed = record.milestones.filter(({ status }) => status === 'completed').length;
  const text = `${formatNumber(completed)} of ${formatNumber(record.milestones.length)} milestones`;
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span>{text}</span>
        <span className={styles.figure}>{formatPercent(progress)}</span>
      </div>
      <ProgressTrack
        role="progressbar"
        label="Milestones"
        value={progress}
        valueText={`${text} completed`}
      />
    </div>
  );
}
