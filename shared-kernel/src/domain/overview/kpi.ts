import {
  formatCompactUsd,
  formatDate,
  formatDayAndMonth,
  formatNumber,
  formatPercent,
  formatSigned,
  unknownText,
} from 'shared-kernel/format';
import type { DateRange } from '../date-range';
import { getPreviousRange } from './period';

export const kpiUnits = ['count', 'percent', 'days', 'usd'] as const;

/** The unit of a KPI’s value, which determines the format. */
export type KpiUnit = (typeof kpiUnits)[number];

/**
 * One KPI. `previous` is the value in the previous period, if known. `trend` is empty or has one value per chart
 * bucket.
 */
export interface Kpi<Key extends string> {
  readonly key: Key;
  readonly value: number | undefined;
  readonly previous: number | undefined;
  readonly trend: readonly number[];
}

/** Formats the value of a KPI, such as `1,247`, `99.9%`, `18.5 days` or `$47.2M`. `undefined` becomes a dash. */
export function formatKpiValue(value: number | undefined, unit: KpiUnit): string {
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

/** Returns a text that names the previous period, such as `compared with May 24 to Jun 22`. */
export function formatComparedPeriod(window: DateRange): string {
  const { from, to } = getPreviousRange(window);
  const write = from.slice(0, 4) === to.slice(0, 4) ? formatDayAndMonth : formatDate;
  return `compared with ${write(from)} to ${write(to)}`;
}

interface FigureChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  readonly label: string;
}

const minBase = 10;

/** Returns the previous value for comparison. Returns `undefined` if it is based on fewer than ten events (R114). */
export const getComparablePreviousValue = (
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

/** Returns the text and direction of a change since the previous period. */
export const createKpiChange = (change: number, text: string): FigureChange => ({
  text,
  direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
  label: 'compared with the previous period',
});

/**
 * Returns the change of a count or amount since the previous period, such as `+12.5%`. A change of more than 100%
 * becomes a text such as `up from 3`.
 */
export function formatKpiChange(
  kpi: Pick<Kpi<string>, 'value' | 'previous'>,
  unit: KpiUnit,
): FigureChange | undefined {
  const { value, previous } = kpi;
  const change = changeInPercent({
    value,
    previous: unit === 'count' ? getComparablePreviousValue(previous, previous) : previous,
  });
  if (change === undefined) return undefined;
  const text =
    change > 100
      ? `up from ${formatKpiValue(kpi.previous, unit)}`
      : formatSigned(change, formatPercent);
  return createKpiChange(change, text);
}
