import { classNames, formatSigned } from 'shared-kernel/format';
import { getToneClass } from 'shared-kernel/ui';
import styles from './score-change.module.css';

export const ScoreChange = ({ points }: { readonly points: number }) => (
  <span className={classNames(styles.change, getToneClass(points < 0 ? 'danger' : 'success'))}>
    {formatSigned(points)}
  </span>
);
