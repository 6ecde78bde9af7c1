import { useMemo, useState, type ReactNode } from 'react';
import type { ScreenProps } from 'shared-kernel/remote';
import {
  CardGridSkeleton,
  DataView,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  StatusTag,
  Button,
  Icon,
  FilterBar,
  FilterSelect,
  PrintHeader,
} from 'shared-kernel/ui';
import {
  useAvailability,
  useFigureRecords,
  useSampleNote,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { printPage } from 'shared-kernel/charts';
import { PeriodChoice, periodParams, usePeriodChoice } from 'shared-kernel/periods';
import { periodLabel } from 'shared-kernel/domain/overview';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { analyticsFigures, type AnalyticsFigures } from './analytics-figures';
import { analyticsHeading } from './screen';
import { AnalyticsSections } from './analytics-sections';
import { rescopeAnalytics } from './commands/look-at-analytics';
import { ExportAnalyticsButton } from './export-analytics-button';
import styles from './analytics.module.css';
import {
  analyticsPeriods,
  analyticsViewLabel,
  analyticsViews,
  type AnalyticsView,
} from './analytics-view';

const periods = periodParams(analyticsPeriods);
const params = { view: urlChoice(analyticsViews, 'overview') };

/** The period, or the days, and the view that are selected, all in the URL (AN1). */
function useAnalyticsChoice() {
  const period = usePeriodChoice(periods);
  const { values, set } = useUrlState(params);
  return {
    period,
    view: values.view,
    setView: (view: AnalyticsView) => set({ view }, 'push'),
  };
}

type AnalyticsChoice = ReturnType<typeof useAnalyticsChoice>;

interface PrintedChoiceProps {
  readonly figures: AnalyticsFigures;
  readonly view: AnalyticsView;
}

/** On paper: which period and which view made the figures. */
function PrintedChoice({ figures: { period, window }, view }: PrintedChoiceProps) {
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

interface AnalyticsToolbarProps {
  readonly choice: AnalyticsChoice;
  readonly result: ReactNode;
}

const viewOptions = analyticsViews.map((value) => ({ value, label: analyticsViewLabel[value] }));

/** What the figures are of, and which of them are shown (AN1). */
function AnalyticsToolbar({ choice, result }: AnalyticsToolbarProps) {
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

/** Prints the screen with all its charts; the filters that made it stand at its head. */
function PrintButton() {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = async () => {
    setIsPreparing(true);
    await printPage();
    setIsPreparing(false);
  };
  return (
    <Button icon={<Icon name="printer" />} loading={isPreparing} onClick={() => void print()}>
      Print
    </Button>
  );
}

interface CoveredDaysProps {
  readonly figures: AnalyticsFigures;
}

/** The days that the figures are of, written out. */
function CoveredDays({ figures: { window } }: CoveredDaysProps) {
  return (
    <p className={styles.detail}>
      {formatDate(window.from)} to {formatDate(window.to)}
    </p>
  );
}

const skeleton = (
  <Stack>
    <KpiRowSkeleton count={9} />
    <CardGridSkeleton count={6} />
  </Stack>
);

/** The platform in figures: what moved, how far contracts and compliance are, how the parts do (AN1, AN2). */
export function SystemAnalytics({ portal }: ScreenProps) {
  const choice = useAnalyticsChoice();
  const query = useFigureRecords();
  const sampleNote = useSampleNote();
  const isFixed = useAvailability(rescopeAnalytics).state === 'inert';
  const view = isFixed ? 'overview' : choice.view;
  const { data } = query;
  const period = choice.period.span;
  const figures = useMemo(() => data && analyticsFigures({ ...data, period }), [data, period]);

  return (
    <Stack>
      {figures && <PrintedChoice figures={figures} view={view} />}
      <ScreenHeader
        title={analyticsHeading.title}
        description={analyticsHeading.lead}
        meta={
          <StatusTag size="small" view={{ label: sampleNote, tone: 'neutral', icon: 'info' }} />
        }
        isDated
        actions={
          figures && (
            <>
              <PrintButton />
              <ExportAnalyticsButton figures={figures} view={view} />
            </>
          )
        }
      />
      <AnalyticsToolbar choice={choice} result={figures && <CoveredDays figures={figures} />} />
      <DataView query={{ ...query, data: figures }} skeleton={skeleton}>
        {(shown) => <AnalyticsSections figures={shown} view={view} portal={portal} />}
      </DataView>
    </Stack>
  );
}
