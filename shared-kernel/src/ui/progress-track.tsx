import styles from './progress-track.module.css';

export interface ProgressTrackProps {
  /** `meter` for a measure such as a score, `progressbar` for how far something has come. */
  readonly role: 'meter' | 'progressbar';
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  /** What the value says in words. */
  readonly valueText?: string;
  /** Takes the colour of the tone around it. */
  readonly isToned?: boolean;
}

/** A bar that is filled so far. */
export function ProgressTrack({
  role,
  label,
  value,
  valueText,
  isToned = false,
}: ProgressTrackProps) {
  return (
    <span
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
      data-toned={isToned || undefined}
      className={styles.track}
    >
      <span data-filled className={styles.bar} style={{ inlineSize: `${value}%` }} />
    </span>
  );
}
