import type { StatusDisplay } from '../domain/status';
import { classNames } from '../format';
import { Icon, ProgressTrack, getToneClass } from '../ui';
import styles from './score-meter.module.css';

export interface ScoreMeterProps {
  readonly score: number;
  readonly band: StatusDisplay;
  readonly label: string;
}

/** A score as a number, a bar and its rating. */
export function ScoreMeter({ score, band, label }: ScoreMeterProps) {
  return (
    <div className={classNames(styles.meter, getToneClass(band.tone))}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.band}>
          <Icon name={band.icon} /> {band.label}
        </span>
        <span className={styles.score}>{score}%</span>
      </div>
      <ProgressTrack
        role="meter"
        label={label}
        value={score}
        valueText={`${score}%, ${band.label}`}
        isToned
      />
    </div>
  );
}
