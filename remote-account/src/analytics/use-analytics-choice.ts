import { periodParams, usePeriodChoice } from 'shared-kernel/periods';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { analyticsPeriods } from './analytics-periods';
import { analyticsViews, type AnalyticsView } from './analytics-view';

const periods = periodParams(analyticsPeriods);
const params = { view: urlChoice(analyticsViews, 'overview') };

/** The period, or the days, and the view that are selected, all in the URL (AN1). */
export function useAnalyticsChoice() {
  const period = usePeriodChoice(periods);
  const { values, set } = useUrlState(params);
  return {
    period,
    view: values.view,
    setView: (view: AnalyticsView) => set({ view }, 'push'),
  };
}

export type AnalyticsChoice = ReturnType<typeof useAnalyticsChoice>;
