import type { StatusView } from 'shared-kernel/domain/status';
import { classNames, formatNumber } from 'shared-kernel/format';
import { Icon, ProgressTrack, toneClass } from 'shared-kernel/ui';
import styles from './count-bars.module.css';

interface CountBarsProps {
  readonly title: string;
  readonly rows: readonly (readonly [view: StatusView, count: number])[];
}

/** Counts side by side, each with its bar; the figures are the table. */
export function CountBars({ title, rows }: CountBarsProps) {
  const maxCount = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table className={styles.bars}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([{ label, icon, tone }, count]) => (
          <tr key={label} className={classNames(toneClass(tone))}>
            <th scope="row">
              <Icon name={icon} /> {label}
            </th>
            <td className={styles.track} aria-hidden="true">
              <ProgressTrack value={(count / maxCount) * 100} isToned />
            </td>
            <td className={styles.count}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
