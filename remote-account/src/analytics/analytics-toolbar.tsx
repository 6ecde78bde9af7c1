import { type ReactNode } from 'react';
import { analyticsPeriods } from './analytics-periods';
import { analyticsViewLabel, analyticsViews } from './analytics-view';
import { periodLabel } from 'shared-kernel/domain/overview';
import { FilterBar, FilterSelect } from 'shared-kernel/ui';
import { type AnalyticsChoice } from './use-analytics-choice';

interface AnalyticsToolbarProps {
  readonly choice: AnalyticsChoice;
  readonly result: ReactNode;
}

const periodOptions = analyticsPeriods.map((value) => ({ value, label: periodLabel[value] }));
const viewOptions = analyticsViews.map((value) => ({ value, label: analyticsViewLabel[value] }));

/** What the figures are of, and which of them are shown (AN1). */
export function AnalyticsToolbar({ choice, result }: AnalyticsToolbarProps) {
  return (
    <FilterBar label="Choose analytics" result={result}>
      <FilterSelect
        label="Period"
        value={choice.period}
        options={periodOptions}
        onChange={choice.setPeriod}
      />
      <FilterSelect
        label="View"
        value={choice.view}
        options={viewOptions}
        onChange={choice.setView}
      />
    </FilterBar>
  );
}
