import {
  formatCompactUsd,
  formatDate,
  formatDayAndMonth,
  formatNumber,
  formatPercent,
  formatSigned,
  unknownText,
} from 'shared-kernel/format';
import type { DayWindow } from '../day-window';
import { windowBefore } from './period';

/** The units a figure can be in. */
export const figureUnits = ['count', 'percent', 'days', 'usd'] as const;

/** The unit of a figure. */
export type FigureUnit = (typeof figureUnits)[number];

/**
 * One KPI. `previous` is the same figure for the stretch before, absent where a figure is of today
 * rather than of a period; `trend` is the figure for each bucket of the period, empty likewise.
 */
export interface Kpi<Key extends string> {
  readonly key: Key;
  readonly value: number | undefined;
  readonly previous: number | undefined;
  readonly trend: readonly number[];
}

/** A figure as a card writes it: `1,247`, `99.9%`, `18.5 days`, `$47.2M`; a dash when there is none. */
export function formatFigure(value: number | undefined, unit: FigureUnit): string {
  if (value === undefined) return unknownText;
  switch (unit) {
    case 'count':
      return formatNumber(value);
    case 'percent':
      return formatPercent(value);
    case 'days':
      return `${formatNumber(value)} ${value === 1 ? 'day' : 'days'}`;
    case 'usd':
      return formatCompactUsd(value);
  }
}

/** What a change since a window compares with: `compared with May 24 to Jun 22`. */
export function comparedWithBefore(window: DayWindow): string {
  const { from, to } = windowBefore(window);
  const write = from.slice(0, 4) === to.slice(0, 4) ? formatDayAndMonth : formatDate;
  return `compared with ${write(from)} to ${write(to)}`;
}

/** How a figure has moved since the stretch before, and what that compares with. */
interface FigureChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly label: string;
}

const minBase = 10;

/** The figure before, if it was computed from at least ten events: a change of fewer means little (R114). */
export const comparable = (
  previous: number | undefined,
  base: number | undefined,
): number | undefined => (base !== undefined && base >= minBase ? previous : undefined);

const changeInPercent = ({
  value,
  previous,
}: Pick<Kpi<string>, 'value' | 'previous'>): number | undefined =>
  value === undefined || previous === undefined || previous === 0
    ? undefined
    : Math.round(((value - previous) / previous) * 1000) / 10;

/** A move of a figure since the stretch before, in words. */
export const figureMove = (change: number, text: string): FigureChange => ({
  text,
  direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
  label: 'compared with the previous period',
});

/**
 * How a count or an amount has moved since the stretch before: `+12.5%`, or `up from 3` once it has more than
 * doubled; undefined without a base, and for a count that was below ten (R114).
 */
export function figureChange(
  kpi: Pick<Kpi<string>, 'value' | 'previous'>,
  unit: FigureUnit,
): FigureChange | undefined {
  const { value, previous } = kpi;
  const change = changeInPercent({
    value,
    previous: unit === 'count' ? comparable(previous, previous) : previous,
  });
  if (change === undefined) return undefined;
  const text =
    change > 100
      ? `up from ${formatFigure(kpi.previous, unit)}`
      : formatSigned(change, formatPercent);
  return figureMove(change, text);
}
