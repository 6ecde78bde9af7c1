import { PeriodChoice, createPeriodParams, usePeriodChoice } from 'shared-kernel/periods';
import {
  CardGridSkeleton,
  DataView,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  TableSkeleton,
  StatusTag,
} from 'shared-kernel/ui';
import { useKpiRecords, useSampleNote } from 'shared-kernel/workspace';
import { overviewHeading } from '../../page/overview-tab';
import { useIsLiveMode } from '../use-is-live-mode';
import { AuditPage } from './audit-page';
import { OverviewBody } from './overview-body';
import { overviewPeriods } from './overview-metrics';

const params = createPeriodParams(overviewPeriods);

const Skeleton = ({ hasTasks }: { readonly hasTasks: boolean }) => (
  <Stack>
    <KpiRowSkeleton count={hasTasks ? 4 : 8} />
    {hasTasks ? <TableSkeleton count={7} /> : <CardGridSkeleton count={4} />}
  </Stack>
);

export const Overview = ({ isLog }: { readonly isLog: boolean }) =>
  isLog ? <AuditPage /> : <Figures />;

/** Shows the date of the sample data, so that nobody mistakes it for current business data. */
function SampleChip() {
  const label = useSampleNote();
  return (
    label !== undefined && (
      <StatusTag size="small" view={{ label, tone: 'neutral', icon: 'info' }} />
    )
  );
}

function Figures() {
  const choice = usePeriodChoice(params);
  const query = useKpiRecords();
  const hasTasks = useIsLiveMode();

  return (
    <Stack>
      <ScreenHeader
        title={overviewHeading.title}
        description={overviewHeading.lead}
        meta={<SampleChip />}
        isDated
        actions={<PeriodChoice offered={overviewPeriods} choice={choice} />}
      />
      <DataView query={query} skeleton={<Skeleton hasTasks={hasTasks} />}>
        {(basis) => (
          <OverviewBody
            basis={basis}
            period={choice.span}
            periodChoice={
              <PeriodChoice label="Analytics period" offered={overviewPeriods} choice={choice} />
            }
          />
        )}
      </DataView>
    </Stack>
  );
}
