import { NoneOfOwn, useListMemory } from 'shared-kernel/records';
import {
  Button,
  CardGridSkeleton,
  DataView,
  EmptyState,
  Icon,
  KpiRowSkeleton,
  LatePart,
  ScreenHeader,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { useAvailability, useCollection, useOwnCompany } from 'shared-kernel/workspace';
import { useQueuePlace } from '../cases/queue-place';
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
          <NoneOfOwn noun="case">
            <EmptyState
              title="No compliance cases yet"
              description="Adding a client opens its case."
            />
          </NoneOfOwn>
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

const loadQueue = async () =>
  (await import(/* webpackChunkName: "review-queue" */ '../cases/queue/queue-view')).QueueView;

const failure = {
  title: 'The queue could not be loaded',
  description: 'Check the connection, then open it again.',
} as const;

/** The queue of review cases, whose code comes when it is first opened. */
function LateQueue() {
  const { show } = useQueuePlace();
  return (
    <LatePart
      load={loadQueue}
      isAsked
      failure={failure}
      onFail={() => show('clients')}
      waiting={<TableSkeleton />}
    >
      {(Queue) => <Queue />}
    </LatePart>
  );
}

const choices = [
  { work: 'clients', label: 'Clients', icon: 'building' },
  { work: 'queue', label: 'Queue', icon: 'audit' },
] as const;

/** Whether the tab shows the clients' cases or the queue. */
function QueueSwitch() {
  const { isQueue, show } = useQueuePlace();
  return (
    <div role="group" aria-label="Work">
      {choices.map(({ work, label, icon }) => {
        const isShown = isQueue === (work === 'queue');
        return (
          <Button
            key={work}
            type={isShown ? 'default' : 'text'}
            icon={<Icon name={icon} />}
            aria-pressed={isShown}
            onClick={() => show(work)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** The compliance score engine (CO1 to CO4), with the queue of review cases in `live`, which no company sees. */
export function ComplianceScore() {
  const { isQueue, openId } = useQueuePlace();
  const isOwn = useOwnCompany() !== undefined;
  const hasQueue = useAvailability(caseTerms).state !== 'inert';
  return (
    <Stack isClose>
      <ScreenHeader
        title={complianceHeading.title}
        description={complianceHeading.lead}
        actions={hasQueue && !isOwn && <QueueSwitch />}
      />
      {hasQueue && (isOwn ? openId !== '' : isQueue) ? <LateQueue /> : <ClientCases />}
    </Stack>
  );
}
