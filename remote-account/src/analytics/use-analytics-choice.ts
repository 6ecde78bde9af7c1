import { analyticsViews, type AnalyticsView } from './analytics-view';
import {
  analyticsPeriods,
  defaultPeriod,
  type AnalyticsPeriod,
} from 'shared-kernel/domain/overview';
import { urlChoice, useUrlState } from 'shared-kernel/shell';

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
