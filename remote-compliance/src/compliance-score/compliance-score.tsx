import { useListMemory } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
} from 'shared-kernel/ui';
import { useAvailability, useCollection } from 'shared-kernel/workspace';
import { LateQueue } from '../cases/late-queue';
import { useQueuePlace } from '../cases/queue-place';
import { QueueSwitch } from '../cases/queue-switch';
import { caseTerms } from '../records/change-terms';
import { complianceHeading } from './screen';
import { CaseDrawer } from './case/case-drawer';
import { Dialogs } from './late-dialogs';
import { ComplianceList } from './list/compliance-list';
import { complianceListPlace } from './list/compliance-list-place';
import { MilestoneLogic } from './milestones/milestone-logic';

/** Each client's score and case. */
function ClientCases() {
  const records = useCollection('complianceRecords');
  const isOpening = useListMemory(complianceListPlace);
  return (
    <>
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
    </>
  );
}

/** The compliance score engine (CO1 to CO4), with the queue of review cases in `live`. */
export function ComplianceScore() {
  const { isQueue } = useQueuePlace();
  const hasQueue = useAvailability(caseTerms).state !== 'inert';
  return (
    <Stack isClose>
      <ScreenHeader
        title={complianceHeading.title}
        description={complianceHeading.lead}
        actions={hasQueue && <QueueSwitch />}
      />
      {hasQueue && isQueue ? <LateQueue /> : <ClientCases />}
    </Stack>
  );
}
