import { analyticsViewLabel, type AnalyticsView } from './analytics-view';
import type { AnalyticsFigures } from './analytics-figures';
import { periodLabel } from 'shared-kernel/domain/overview';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { PrintHeader } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';

interface PrintedChoiceProps {
  readonly figures: AnalyticsFigures;
  readonly view: AnalyticsView;
}

/** On paper: which period and which view made the figures. */
export function PrintedChoice({ figures: { period, window }, view }: PrintedChoiceProps) {
  const now = useWorkspaceClock();
  const days = `${formatDate(window.from)} to ${formatDate(window.to)}`;
  return (
    <PrintHeader
      title="System Analytics"
      filters={[
        ['Period', typeof period === 'string' ? `${periodLabel[period]} (${days})` : days],
        ['View', analyticsViewLabel[view]],
      ]}
      asOf={formatDateTime(now)}
    />
  );
}
