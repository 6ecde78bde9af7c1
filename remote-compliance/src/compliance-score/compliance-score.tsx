import { useListMemory } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
} from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { complianceHeading } from './screen';
import { CaseDrawer } from './case/case-drawer';
import { Dialogs } from './late-dialogs';
import { ComplianceList } from './list/compliance-list';
import { complianceListPlace } from './list/compliance-list-place';
import { MilestoneLogic } from './milestones/milestone-logic';

/** The compliance score engine (CO1 to CO4). */
export function ComplianceScore() {
  const records = useCollection('complianceRecords');
  const isOpening = useListMemory(complianceListPlace);
  return (
    <Stack isClose>
      <ScreenHeader title={complianceHeading.title} description={complianceHeading.lead} />
      <DataView
        query={records}
        isAwaited={isOpening}
        skeleton={
          <Stack isClose>
            <KpiRowSkeleton isSlim />
            <CardGridSkeleton />
          </Stack>
        }
        empty={
          <EmptyState
            title="No compliance cases yet"
            description="Adding a client opens its case."
          />
        }
      >
        {(list) => <ComplianceList records={list} />}
      </DataView>
      {/* Not beneath the skeleton, which the list that follows would push it away from. */}
      {records.status !== 'pending' && <MilestoneLogic />}
      <CaseDrawer />
      <Dialogs />
    </Stack>
  );
}
