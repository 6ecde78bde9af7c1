import { PeriodChoice, periodParams, usePeriodChoice } from 'shared-kernel/periods';
import { KpiRowSkeleton, CardGridSkeleton, DataView, ScreenHeader, Stack } from 'shared-kernel/ui';
import { useCompanyScope, useFigureRecords } from 'shared-kernel/workspace';
import { overviewHeading } from '../../page/overview-tab';
import { AuditPage } from './audit-page';
import { OverviewBody } from './overview-body';
import { overviewPeriods } from './overview-periods';
import { OwnSwitch } from './own-switch';
import { SampleChip } from './sample-chip';

const params = periodParams(overviewPeriods);

const skeleton = (
  <Stack>
    <KpiRowSkeleton count={8} />
    <CardGridSkeleton count={4} />
  </Stack>
);

/** The shell's own screen: the dashboard's first tab, or the audit log as a page of its own. */
export const Overview = ({ isLog }: { readonly isLog: boolean }) =>
  isLog ? <AuditPage /> : <Figures />;

/** What waits, what moved, what was done (F4 to F7). */
function Figures() {
  const choice = usePeriodChoice(params);
  const query = useFigureRecords();
  const scope = useCompanyScope();

  return (
    <Stack>
      <ScreenHeader
        title={overviewHeading.title}
        description={overviewHeading.lead}
        meta={<SampleChip />}
        isDated
        actions={
          <>
            <OwnSwitch scope={scope} />
            <PeriodChoice offered={overviewPeriods} choice={choice} />
          </>
        }
      />
      <DataView query={query} skeleton={skeleton}>
        {(basis) => <OverviewBody basis={basis} scope={scope} period={choice.span} />}
      </DataView>
    </Stack>
  );
}
