import { useId, type ReactNode } from 'react';
import type { IconName, Tone } from '../../domain/status';
import { classNames } from '../../format';
import { Link } from '../../shell';
import { Statistic } from '../antd';
import { Icon } from '../icon/icon';
import { InfoTip } from './info-tip';
import styles from './kpi.module.css';
import { SkeletonBlock } from '../feedback/skeletons';
import { getToneClass } from './status-tag';
import { VisuallyHidden } from '../text/visually-hidden';

export interface KpiDelta {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly tone?: Tone;
  readonly label: string;
}

export interface KpiProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: string | undefined;
  readonly note?: ReactNode;
  readonly icon?: IconName;
  readonly tone?: Tone;
  readonly delta?: KpiDelta;
  readonly sparkline?: readonly number[];
  readonly href?: string;
  /**
   * Called when the user selects the card. With this callback the card is a button, and `isSelected` is its pressed
   * state.
   */
  readonly onSelect?: () => void;
  readonly isSelected?: boolean;
}

const arrows = { up: '▲', down: '▼', flat: '■' } as const;

const Delta = ({ text, direction, tone = 'neutral', label }: KpiDelta) => (
  <span className={classNames(styles.delta, getToneClass(tone))}>
    <span aria-hidden="true">{arrows[direction]}</span> {text}
    <VisuallyHidden> {label}</VisuallyHidden>
  </span>
);

const parts = { content: styles.figure ?? '', value: styles.value ?? '' };

/** A placeholder with the height of the value, to avoid a layout shift when the value has loaded. */
const PendingFigure = () => (
  <span role="img" aria-label="loading" className={styles.pending}>
    <SkeletonBlock width="3ch" height="1em" />
  </span>
);

type FigureProps = Pick<
  KpiProps,
  'label' | 'value' | 'note' | 'icon' | 'tone' | 'delta' | 'sparkline'
>;

function Figure({ label, value, note, icon, tone, delta, sparkline = [] }: FigureProps) {
  const hasTrend = sparkline.length > 1;
  return (
    <>
      <Statistic
        classNames={parts}
        title={
          <span className={styles.label}>
            {icon && (
              <span className={classNames(styles.icon, tone && getToneClass(tone))}>
                <Icon name={icon} />
              </span>
            )}
            {label}
          </span>
        }
        formatter={() =>
          value === undefined ? <PendingFigure /> : <span translate="no">{value}</span>
        }
        suffix={
          (delta !== undefined || hasTrend) && (
            <span className={styles.change}>
              {hasTrend && <Sparkline values={sparkline} />}
              {delta && <Delta {...delta} />}
            </span>
          )
        }
      />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

interface CardProps extends Pick<KpiProps, 'href' | 'onSelect' | 'isSelected'> {
  readonly describedBy: string | undefined;
  readonly children: ReactNode;
}

function Card({ href, onSelect, isSelected, describedBy, children }: CardProps) {
  const active = classNames(styles.kpi, styles.active);
  if (href !== undefined)
    return (
      <Link to={href} className={active} aria-describedby={describedBy}>
        {children}
      </Link>
    );
  if (onSelect)
    return (
      <button
        type="button"
        className={active}
        aria-pressed={isSelected}
        aria-describedby={describedBy}
        onClick={onSelect}
      >
        {children}
      </button>
    );
  return <div className={styles.kpi}>{children}</div>;
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function explanationOf({ hint, delta }: Pick<KpiProps, 'hint' | 'delta'>): string | undefined {
  const comparison = delta && `${capitalized(delta.label)}.`;
  return [hint, comparison].filter(Boolean).join(' ') || undefined;
}

/** A KPI card. The info icon with the explanation is outside the card’s link or button. */
export function Kpi({ href, onSelect, isSelected, hint, ...figure }: KpiProps) {
  const id = useId();
  const explanation = explanationOf({ hint, delta: figure.delta });
  return (
    <div className={styles.tile} data-explained={explanation !== undefined || undefined}>
      <Card
        href={href}
        onSelect={onSelect}
        isSelected={isSelected}
        describedBy={explanation === undefined ? undefined : id}
      >
        <Figure {...figure} />
      </Card>
      {explanation !== undefined && (
        <div className={styles.tip}>
          <InfoTip subject={figure.label} text={explanation} id={id} />
        </div>
      )}
    </div>
  );
}

export interface SparklineProps {
  /** The values of the trend, oldest first; at least two. */
  readonly values: readonly number[];
}

const width = 72;
const height = 24;

/** A small line chart of a trend. Screen readers skip it, because a number next to it contains the same information. */
export function Sparkline({ values }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(values.length - 1, 1);
  const points = values
    .map((value, index) => `${index * step},${height - 2 - ((value - low) / span) * (height - 4)}`)
    .join(' ');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <polyline points={points} />
    </svg>
  );
}
