import type { DistributionShare } from 'shared-kernel/domain/overview';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { classNames } from 'shared-kernel/format';
import { ProgressTrack, StatusTag, getToneClass } from 'shared-kernel/ui';
import styles from './overview.module.css';

interface DistributionBarsProps<Key extends string> {
  readonly label: string;
  readonly shares: readonly DistributionShare<Key>[];
  readonly views: Readonly<Record<Key, StatusDisplay>>;
  readonly textOf: (share: DistributionShare<Key>) => string;
}

/** Shows a distribution as labelled bars. The colour only repeats the meaning of the text. */
export function DistributionBars<Key extends string>({
  label,
  shares,
  views,
  textOf,
}: DistributionBarsProps<Key>) {
  return (
    <ul className={styles.shares} aria-label={label}>
      {shares.map((share) => (
        <li
          key={share.key}
          className={classNames(styles.share, getToneClass(views[share.key].tone))}
        >
          <StatusTag view={views[share.key]} size="small" />
          <div className={styles.track}>
            <ProgressTrack value={share.percent} isToned />
          </div>
          <span className={styles.count}>{textOf(share)}</span>
        </li>
      ))}
    </ul>
  );
}
