import { Progress } from '../antd';
import styles from './progress-track.module.css';

export interface ProgressTrackProps {
  /** `meter` for a measure such as a score, `progressbar` for the progress of something. */
  readonly role?: 'meter' | 'progressbar';
  /** Absent where a text beside the bar says the same: the bar is then hidden from screen readers. */
  readonly label?: string;
  /** From 0 to 100. */
  readonly value: number;
  /** What the value says in words. */
  readonly valueText?: string;
  /** Takes the colour of the tone around it. */
  readonly isToned?: boolean;
}

const parts = { root: styles.track ?? '', rail: styles.rail ?? '', track: styles.bar ?? '' };
const asBlock = { root: { display: 'flex' } };

/**
 * A bar that is filled so far.
 *
 * @example
 * <ProgressTrack label="Sign-offs" value={66} valueText="2 of 3" />
 */
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
