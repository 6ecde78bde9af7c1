import { useMemo } from 'react';
import { analyticsFigures } from './analytics-figures';
import type { ScreenProps } from 'shared-kernel/remote';
import {
  CardGridSkeleton,
  DataView,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  StatusTag,
} from 'shared-kernel/ui';
import { useAvailability, useFigureRecords, useSampleNote } from 'shared-kernel/workspace';
import { analyticsHeading } from './screen';
import { AnalyticsSections } from './analytics-sections';
import { AnalyticsToolbar } from './analytics-toolbar';
import { rescopeAnalytics } from './commands/rescope-analytics';
import { CoveredDays } from './covered-days';
import { ExportAnalyticsButton } from './export-analytics-button';
import { PrintButton } from './print-button';
import { PrintedChoice } from './printed-choice';
import { useAnalyticsChoice } from './use-analytics-choice';

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
