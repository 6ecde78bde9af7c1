import { PeriodChoice, periodParams, usePeriodChoice } from 'shared-kernel/periods';
import { KpiRowSkeleton, CardGridSkeleton, DataView, ScreenHeader, Stack } from 'shared-kernel/ui';
import { useCompanyScope, useFigureRecords } from 'shared-kernel/workspace';
import { overviewHeading } from '../../page/overview-tab';
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

/** The dashboard's first tab: what waits, what moved, what was done (F4 to F7). */
export function Overview() {
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
