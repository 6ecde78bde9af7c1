import { type ProcessProgress } from 'shared-kernel/domain/process';
import styles from './progress-bar.module.css';

/** How many milestones are done. */
export function ProgressBar({ completed, total, percent }: ProcessProgress) {
  return (
    <span className={styles['progress']}>
      <span
        role="progressbar"
        aria-label="Milestones completed"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles['track']}
      >
        <span className={styles['bar']} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles['text']}>
        {completed} of {total}
      </span>
    </span>
  );
}
