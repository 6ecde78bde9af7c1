import type { ReactNode } from 'react';
import type { IconName, Tone } from '../../domain/status';
import { classNames } from '../../format';
import { Link } from '../../shell';
import { Statistic } from '../antd';
import { Icon } from '../icon/icon';
import styles from './kpi.module.css';
import { SkeletonBlock } from '../feedback/skeleton-block';
import { Sparkline } from './sparkline';
import { toneClass } from './tone-class';

export interface KpiDelta {
  /** Such as “+4.2%”. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  /** Whether the change is good; `neutral` when it is neither. */
  readonly tone?: Tone;
  /** What it compares with, such as “vs. previous 30 days”. */
  readonly label: string;
}

export interface KpiProps {
  readonly label: string;
  /** Absent while it is not known. */
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: IconName;
  /** Colours the icon where the figure calls for something. */
  readonly tone?: Tone;
  readonly delta?: KpiDelta;
  readonly sparkline?: readonly number[];
  /** Makes the card a link within the product. */
  readonly href?: string;
  /** Makes the card a button; `isSelected` then says whether its filter is on. */
  readonly onSelect?: () => void;
  readonly isSelected?: boolean;
}

const arrows = { up: '▲', down: '▼', flat: '■' } as const;

function Delta({ text, direction, tone = 'neutral', label }: KpiDelta) {
  return (
    <span className={classNames(styles.delta, toneClass(tone))}>
      <span aria-hidden="true">{arrows[direction]}</span> {text}{' '}
      <span className={styles.hint}>{label}</span>
    </span>
  );
}

const parts = { content: styles.figure ?? '', value: styles.value ?? '' };

/** As high as a figure, so that nothing moves when it comes. */
const PendingFigure = () => (
  <span role="img" aria-label="being counted" className={styles.pending}>
    <SkeletonBlock width="3ch" height="1em" />
  </span>
);

/** One figure with what it means. It is plain text, a link or a button, as its props say. */
export function Kpi({ label, value, hint, icon, tone, delta, sparkline, ...target }: KpiProps) {
  const { href, onSelect, isSelected } = target;
  const content = (
    <>
      <Statistic
        classNames={parts}
        title={
          <span className={styles.label}>
            {icon && (
              <span className={classNames(styles.icon, tone && toneClass(tone))}>
                <Icon name={icon} />
              </span>
            )}
            {label}
          </span>
        }
        formatter={() => value ?? <PendingFigure />}
        suffix={sparkline && sparkline.length > 1 && <Sparkline values={sparkline} />}
      />
      {delta && <Delta {...delta} />}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <Link to={href} className={classNames(styles.kpi, styles.active)}>
        {content}
      </Link>
    );
  if (onSelect)
    return (
      <button
        type="button"
        className={classNames(styles.kpi, styles.active)}
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        {content}
      </button>
    );
  return <div className={styles.kpi}>{content}</div>;
}
