import type { ReactNode } from 'react';
import { analyticsPeriods } from './analytics-periods';
import { analyticsViewLabel, analyticsViews } from './analytics-view';
import { PeriodChoice } from 'shared-kernel/periods';
import { FilterBar, FilterSelect } from 'shared-kernel/ui';
import type { AnalyticsChoice } from './use-analytics-choice';

interface AnalyticsToolbarProps {
  readonly choice: AnalyticsChoice;
  readonly result: ReactNode;
}

const viewOptions = analyticsViews.map((value) => ({ value, label: analyticsViewLabel[value] }));

/** What the figures are of, and which of them are shown (AN1). */
export function AnalyticsToolbar({ choice, result }: AnalyticsToolbarProps) {
  return (
    <FilterBar label="Choose analytics" result={result}>
      <PeriodChoice offered={analyticsPeriods} choice={choice.period} />
      <FilterSelect
        label="View"
        value={choice.view}
        options={viewOptions}
        onChange={choice.setView}
      />
    </FilterBar>
  );
}
