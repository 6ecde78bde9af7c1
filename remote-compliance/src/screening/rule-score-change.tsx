import { classNames, formatSigned } from 'shared-kernel/format';
import { toneClass } from 'shared-kernel/ui';
import styles from './rule-score-change.module.css';

export const RuleScoreChange = ({ points }: { readonly points: number }) => (
  <span className={classNames(styles.change, toneClass(points < 0 ? 'danger' : 'success'))}>
    {formatSigned(points)}
  </span>
);
