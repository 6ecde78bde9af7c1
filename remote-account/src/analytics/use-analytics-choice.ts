import { defaultPeriod } from 'shared-kernel/domain/overview';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { analyticsPeriods, type AnalyticsPeriod } from './analytics-periods';
import { analyticsViews, type AnalyticsView } from './analytics-view';

const params = {
  period: urlChoice(analyticsPeriods, defaultPeriod),
  view: urlChoice(analyticsViews, 'overview'),
};

/** The period and the view that are selected, both in the URL (AN1). */
export function useAnalyticsChoice() {
  const { values, set } = useUrlState(params);
  return {
    ...values,
    setPeriod: (period: AnalyticsPeriod) => set({ period }),
    setView: (view: AnalyticsView) => set({ view }, 'push'),
  };
}

export type AnalyticsChoice = ReturnType<typeof useAnalyticsChoice>;
