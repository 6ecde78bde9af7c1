import { Progress } from '../antd';
import styles from './progress-track.module.css';

export interface ProgressTrackProps {
  readonly role?: 'meter' | 'progressbar';
  /**
   * The accessible name. Without a name the bar is hidden from screen readers, because adjacent text contains the same
   * information.
   */
  readonly label?: string;
  /** A value from 0 to 100. */
  readonly value: number;
  readonly valueText?: string;
  readonly isToned?: boolean;
}

const parts = { root: styles.track ?? '', rail: styles.rail ?? '', track: styles.bar ?? '' };
const asBlock = { root: { display: 'flex' } };

/** A horizontal bar that shows a measured value or the progress of a task. */
export function ProgressTrack({
  role = 'meter',
  label,
  value,
  valueText,
  isToned = false,
}: ProgressTrackProps) {
  const semantics =
    label === undefined
      ? { 'aria-hidden': true }
      : { role, 'aria-label': label, 'aria-valuetext': valueText };
  return (
    <Progress
      {...semantics}
      percent={value}
      size="small"
      status="normal"
      showInfo={false}
      classNames={parts}
      styles={asBlock}
      {...(isToned && { strokeColor: 'var(--tone-mark)' })}
    />
  );
}
