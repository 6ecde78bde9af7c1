import { useMemo, useState } from 'react';
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
  useKpiRecords,
  useSampleNote,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { printPage } from 'shared-kernel/charts';
import { PeriodChoice, createPeriodParams, usePeriodChoice } from 'shared-kernel/periods';
import { periodLabel } from 'shared-kernel/domain/overview';
import { createChoiceParam, useUrlState } from 'shared-kernel/shell';
import { computeAnalyticsMetrics, type AnalyticsMetrics } from './analytics-metrics';
import { analyticsHeading } from './screen';
import { AnalyticsSections } from './analytics-sections';
import { changeAnalyticsScope } from './commands/view-analytics';
import { ExportAnalyticsButton } from './export-analytics-button';
import styles from './analytics.module.css';
import {
  analyticsPeriods,
  analyticsViewLabel,
  analyticsViews,
  type AnalyticsView,
} from './analytics-view';

const periods = createPeriodParams(analyticsPeriods);
const params = { view: createChoiceParam(analyticsViews, 'overview') };

const viewOptions = analyticsViews.map((value) => ({ value, label: analyticsViewLabel[value] }));

const daysOf = ({ window: { from, to } }: AnalyticsMetrics) =>
  `${formatDate(from)} to ${formatDate(to)}`;

interface PrintedChoiceProps {
  readonly figures: AnalyticsMetrics;
  readonly view: AnalyticsView;
}

function PrintedChoice({ figures, view }: PrintedChoiceProps) {
  const now = useWorkspaceClock();
  const { period } = figures;
  const days = daysOf(figures);
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

const skeleton = (
  <Stack>
    <KpiRowSkeleton count={9} />
    <CardGridSkeleton count={6} />
  </Stack>
);

export function SystemAnalytics({ portal }: ScreenProps) {
  const choice = usePeriodChoice(periods);
  const { values, set } = useUrlState(params);
  const query = useKpiRecords();
  const sampleNote = useSampleNote();
  const isFixed = useAvailability(changeAnalyticsScope).state === 'inert';
  const view = isFixed ? 'overview' : values.view;
  const { data } = query;
  const period = choice.span;
  const figures = useMemo(
    () => data && computeAnalyticsMetrics({ ...data, period }),
    [data, period],
  );
  const actions = figures && (
    <>
      <PrintButton />
      <ExportAnalyticsButton figures={figures} view={view} />
    </>
  );

  return (
    <Stack>
      {figures && <PrintedChoice figures={figures} view={view} />}
      <ScreenHeader
        title={analyticsHeading.title}
        description={analyticsHeading.lead}
        meta={
          sampleNote !== undefined && (
            <StatusTag size="small" view={{ label: sampleNote, tone: 'neutral', icon: 'info' }} />
          )
        }
        isDated
        actions={actions}
      />
      <FilterBar
        label="Analytics period and view"
        result={figures && <p className={styles.detail}>{daysOf(figures)}</p>}
      >
        <PeriodChoice offered={analyticsPeriods} choice={choice} />
        <FilterSelect
          label="View"
          value={values.view}
          options={viewOptions}
          onChange={(chosen) => set({ view: chosen }, 'push')}
        />
      </FilterBar>
      <DataView query={{ ...query, data: figures }} skeleton={skeleton}>
        {(shown) => <AnalyticsSections figures={shown} view={view} portal={portal} />}
      </DataView>
    </Stack>
  );
}
