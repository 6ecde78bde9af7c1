import { formatPercent } from 'shared-kernel/format';
import { ProgressTrack } from 'shared-kernel/ui';
import styles from './workspace-data.module.css';

interface CourseProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly progress: number;
}

/** How far something is that takes long. */
export function CourseProgress({ label, progress }: CourseProgressProps) {
  const percent = Math.floor(progress * 100);
  const text = formatPercent(percent);
  return (
    <div className={styles.course}>
      <ProgressTrack role="progressbar" label={label} value={percent} valueText={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
