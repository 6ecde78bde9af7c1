import { classNames, formatSigned } from 'shared-kernel/format';
import { toneClass } from 'shared-kernel/ui';
import styles from './score-change.module.css';

export const ScoreChange = ({ points }: { readonly points: number }) => (
  <span className={classNames(styles.change, toneClass(points < 0 ? 'danger' : 'success'))}>
    {formatSigned(points)}
  </span>
);
