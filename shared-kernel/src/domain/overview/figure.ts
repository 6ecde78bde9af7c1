import { formatCompactUsd, formatNumber, formatPercent, unknownText } from '../../format';

/** The units a figure can be in. */
export const figureUnits = ['count', 'percent', 'days', 'usd'] as const;

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

/** How far a figure has moved since the stretch before, in percent of that; undefined without a base. */
export const changeInPercent = ({
  value,
  previous,
}: Pick<Kpi<string>, 'value' | 'previous'>): number | undefined =>
  value === undefined || previous === undefined || previous === 0
    ? undefined
    : Math.round(((value - previous) / previous) * 1000) / 10;
