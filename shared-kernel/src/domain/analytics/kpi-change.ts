import { formatNumber, formatPercent } from '../../format';
import { changeInPercent, type Kpi } from '../overview';
import { type Tone } from '../status';
import { analyticsKpiView, type AnalyticsKpi } from './analytics-kpi';

/** How a figure has moved since the stretch before, as a card says it. */
export interface KpiChange {
  /** `+12.5%` of a count or an amount, `-1.2 points` of a percentage, `+2 days`. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
  /** Whether the move is good; neutral where neither way is. */
  readonly tone: Tone;
}

/** Which way of a figure is the good one. */
const better: Partial<Record<AnalyticsKpi, 'up' | 'down'>> = {
  volume: 'up',
  settlementRate: 'up',
  activeClients: 'up',
  averageCompletionDays: 'down',
  onTimeRate: 'up',
};

const round = (value: number) => Math.round(value * 10) / 10;

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

function moveOf(kpi: Kpi<AnalyticsKpi>): readonly [move: number, text: string] | undefined {
  const { key, value, previous } = kpi;
  if (value === undefined || previous === undefined) return undefined;
  const move = round(value - previous);
  switch (analyticsKpiView[key].unit) {
    case 'percent':
      return [move, signed(move, `${formatNumber(move)} points`)];
    case 'days':
      return [move, signed(move, `${formatNumber(move)} days`)];
    case 'count':
    case 'usd': {
      const change = changeInPercent(kpi);
      return change === undefined ? undefined : [change, signed(change, formatPercent(change))];
    }
  }
}

/**
 * How a KPI has moved since the stretch before; undefined for a figure of today and for one without
 * a base to compare with (AN2).
 */
export function kpiChange(kpi: Kpi<AnalyticsKpi>): KpiChange | undefined {
  const change = moveOf(kpi);
  if (!change) return undefined;
  const [move, text] = change;
  if (move === 0) return { text, direction: 'flat', tone: 'neutral' };
  const direction = move > 0 ? 'up' : 'down';
  const good = better[kpi.key];
  const tone = good === undefined ? 'neutral' : good === direction ? 'success' : 'warning';
  return { text, direction, tone };
}
