import { classNames, formatPercent } from 'shared-kernel/format';
import { ProgressTrack, toneClass, VisuallyHidden } from 'shared-kernel/ui';
import styles from './in-line.module.css';
import { complianceScoreBand, complianceScoreBandView } from './score-band';

interface ScoreInLineProps {
  readonly score: number;
}

/** A compliance score and a short bar in the colour of its band, in one line (CO3). */
export function ScoreInLine({ score }: ScoreInLineProps) {
  const { label, tone } = complianceScoreBandView[complianceScoreBand(score)];
  return (
    <span className={classNames(styles.line, toneClass(tone))}>
      <span className={styles.figure}>{formatPercent(score)}</span>
      <VisuallyHidden> {label}</VisuallyHidden>
      <span className={styles.bar}>
        <ProgressTrack value={score} isToned />
      </span>
    </span>
  );
}
