import { formatPercent } from 'shared-kernel/format';
import { StatusTag } from 'shared-kernel/ui';
import styles from './in-line.module.css';
import { complianceScoreBand, complianceScoreBandView } from './score-band';

interface ScoreWithBandProps {
  readonly score: number;
}

/** A compliance score and what it means, in one line (CO3). */
export const ScoreWithBand = ({ score }: ScoreWithBandProps) => (
  <span className={styles.line}>
    {formatPercent(score)}
    <StatusTag view={complianceScoreBandView[complianceScoreBand(score)]} size="small" />
  </span>
);
