import { analyticsKpiDisplay, type AnalyticsKpi } from './analytics-kpi';
import {
  formatKpiChange,
  createKpiChange,
  formatKpiValue,
  type Kpi,
} from 'shared-kernel/domain/overview';
import type { Tone } from 'shared-kernel/domain/status';
import { formatSigned } from 'shared-kernel/format';

type FigureChange = ReturnType<typeof createKpiChange>;

/** Change of a KPI since the previous period, such as `−1.2 points` or `+2 days`. */
export interface KpiChange extends FigureChange {
  /** `success` for an improvement. `neutral` if neither a higher nor a lower value is better. */
  readonly tone: Tone;
}

const round = (value: number) => Math.round(value * 10) / 10;

function movedBy(
  { value, previous }: Kpi<AnalyticsKpi>,
  measure: string,
): FigureChange | undefined {
  if (value === undefined || previous === undefined) return undefined;
  const move = round(value - previous);
  return createKpiChange(move, `${formatSigned(move)} ${measure}`);
}

/**
 * Formats the change of a percentage in points. If the previous value was 0% or 100%, the text is “up from 0%” or “down
 * from 100%”.
 */
function rateMoved(kpi: Kpi<AnalyticsKpi>): FigureChange | undefined {
  const change = movedBy(kpi, 'points');
  if (!change || change.direction === 'flat') return change;
  return kpi.previous === 0 || kpi.previous === 100
    ? { ...change, text: `${change.direction} from ${formatKpiValue(kpi.previous, 'percent')}` }
    : change;
}

function changeOf(kpi: Kpi<AnalyticsKpi>): FigureChange | undefined {
  const { unit } = analyticsKpiDisplay[kpi.key];
  switch (unit) {
    case 'percent':
      return rateMoved(kpi);
    case 'days':
      return movedBy(kpi, 'days');
    case 'count':
    case 'usd':
      return formatKpiChange(kpi, unit);
  }
}

/** Returns the change of a KPI since the previous period. Returns `undefined` if there is no previous value (AN2). */
export function getKpiChange(kpi: Kpi<AnalyticsKpi>): KpiChange | undefined {
  const change = changeOf(kpi);
  if (!change) return undefined;
  const { better } = analyticsKpiDisplay[kpi.key];
  if (better === undefined || change.direction === 'flat') return { ...change, tone: 'neutral' };
  return { ...change, tone: better === change.direction ? 'success' : 'warning' };
}
