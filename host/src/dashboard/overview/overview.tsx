import { PeriodChoice, periodParams, usePeriodChoice } from 'shared-kernel/periods';
import {
  CardGridSkeleton,
  DataView,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  TableSkeleton,
  StatusTag,
} from 'shared-kernel/ui';
import { useFigureRecords, useSampleNote } from 'shared-kernel/workspace';
import { overviewHeading } from '../../page/overview-tab';
import { useIsLive } from '../use-is-live';
import { AuditPage } from './audit-page';
import { OverviewBody } from './overview-body';
import { overviewPeriods } from './overview-figures';

const params = periodParams(overviewPeriods);

/** What fills the first window: the tasks, or the specified figures. */
const Skeleton = ({ hasTasks }: { readonly hasTasks: boolean }) => (
  <Stack>
    <KpiRowSkeleton count={hasTasks ? 4 : 8} />
    {hasTasks ? <TableSkeleton count={7} /> : <CardGridSkeleton count={4} />}
  </Stack>
);

/** The shell's own screen: the dashboard's first tab, or the audit log as a page of its own. */
export const Overview = ({ isLog }: { readonly isLog: boolean }) =>
  isLog ? <AuditPage /> : <Figures />;

/** Says of what day the figures are, so that the sample is not read as business. */
function SampleChip() {
  return (
    <StatusTag size="small" view={{ label: useSampleNote(), tone: 'neutral', icon: 'info' }} />
  );
}

/** The tasks, the figures and the audit log (F4 to F7). */
function Figures() {
  const choice = usePeriodChoice(params);
  const query = useFigureRecords();
  const hasTasks = useIsLive();

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
        {(basis) => <OverviewBody basis={basis} period={choice.span} />}
      </DataView>
    </Stack>
  );
}
