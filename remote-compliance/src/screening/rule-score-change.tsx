import { classNames, formatSigned } from 'shared-kernel/format';
import { toneClass } from 'shared-kernel/ui';
import styles from './rule-score-change.module.css';

interface RuleScoreChangeProps {
  readonly points: number;
}

/** How many points a decision adds to a score or takes from it. */
export const RuleScoreChange = ({ points }: RuleScoreChangeProps) => (
  <span className={classNames(styles.change, toneClass(points < 0 ? 'danger' : 'success'))}>
    {formatSigned(points)}
  </span>
);
