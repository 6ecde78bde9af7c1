import { formatNumber } from 'shared-kernel/format';
import { ProgressTrack } from 'shared-kernel/ui';
import type { computeProcessProgress } from '../rules/milestone-order';
import styles from './progress-bar.module.css';

type ProcessProgress = ReturnType<typeof computeProcessProgress>;

export function ProgressBar({ completed, total, percent }: ProcessProgress) {
  return (
    <span className={styles.progress}>
      <ProgressTrack role="progressbar" label="Milestones completed" value={percent} />
      <span className={styles.text}>
        {formatNumber(completed)} of {formatNumber(total)}
      </span>
    </span>
  );
}

export const ProgressValue = ({ completed, total, percent }: ProcessProgress) => (
  <>
    {formatNumber(completed)} of {formatNumber(total)}
    <ProgressTrack role="progressbar" label="Milestones completed" value={percent} />
  </>
);
