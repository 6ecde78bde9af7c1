import { useMemo, useState } from 'react';
import { analyticsFigures, type AnalyticsFigures } from './analytics-figures';
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
} from 'shared-kernel/ui';
import { useAvailability, useFigureRecords, useSampleNote } from 'shared-kernel/workspace';
import { analyticsHeading } from './screen';
import { AnalyticsSections } from './analytics-sections';
import { AnalyticsToolbar } from './analytics-toolbar';
import { rescopeAnalytics } from './commands/rescope-analytics';
import { ExportAnalyticsButton } from './export-analytics-button';
import { PrintedChoice } from './printed-choice';
import { useAnalyticsChoice } from './use-analytics-choice';
import { formatDate } from 'shared-kernel/format';
import styles from './analytics.module.css';
import { printPage } from 'shared-kernel/charts';

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
