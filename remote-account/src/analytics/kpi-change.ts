import { analyticsKpiView, type AnalyticsKpi } from './analytics-kpi';
import { figureChange, figureMove, formatFigure, type Kpi } from 'shared-kernel/domain/overview';
import type { Tone } from 'shared-kernel/domain/status';
import { formatSigned } from 'shared-kernel/format';

type FigureChange = ReturnType<typeof figureMove>;

/** How a figure has moved since the stretch before: `−1.2 points` of a percentage, `+2 days`, else as any figure. */
export interface KpiChange extends FigureChange {
  /** Whether the move is good; neutral where neither way is. */
  readonly tone: Tone;
}

const round = (value: number) => Math.round(value * 10) / 10;

function movedBy(
  { value, previous }: Kpi<AnalyticsKpi>,
  measure: string,
): FigureChange | undefined {
  if (value === undefined || previous === undefined) return undefined;
  const move = round(value - previous);
  return figureMove(move, `${formatSigned(move)} ${measure}`);
}

/** A rate that was 0 or 100 % is shown as “up from 0%”: points would compare with an exception. */
function rateMoved(kpi: Kpi<AnalyticsKpi>): FigureChange | undefined {
  const change = movedBy(kpi, 'points');
  if (!change || change.direction === 'flat') return change;
  return kpi.previous === 0 || kpi.previous === 100
    ? { ...change, text: `${change.direction} from ${formatFigure(kpi.previous, 'percent')}` }
    : change;
}

function changeOf(kpi: Kpi<AnalyticsKpi>): FigureChange | undefined {
  const { unit } = analyticsKpiView[kpi.key];
  switch (unit) {
    case 'percent':
      return rateMoved(kpi);
    case 'days':
      return movedBy(kpi, 'days');
    case 'count':
    case 'usd':
      return figureChange(kpi, unit);
  }
}

/**
 * How a KPI has moved since the stretch before; undefined for a figure of today and for one without
 * a base to compare with (AN2).
 */
export function kpiChange(kpi: Kpi<AnalyticsKpi>): KpiChange | undefined {
  const change = changeOf(kpi);
  if (!change) return undefined;
  const { better } = analyticsKpiView[kpi.key];
  if (better === undefined || change.direction === 'flat') return { ...change, tone: 'neutral' };
  return { ...change, tone: better === change.direction ? 'success' : 'warning' };
}
