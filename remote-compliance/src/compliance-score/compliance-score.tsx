import { useMemo } from 'react';
import { isCaseActionable } from 'shared-kernel/domain/review-case';
import { toLocalDate } from 'shared-kernel/format';
import {
  EmptyRecordList,
  ReadOnlyNotice,
  useLastOpenId,
  useListPersistence,
} from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  ErrorCard,
  KpiRowSkeleton,
  createLazyComponent,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import {
  useAvailability,
  useCollection,
  useOwnCompany,
  usePerson,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { useQueueUrlState } from '../cases/queue-url-state';
import { complianceHeading, queueHeading } from './screen';
import { ComplianceDrawer } from './record/compliance-drawer';
import { Dialogs } from './lazy-dialogs';
import { ComplianceList } from './list/compliance-list';
import { complianceListDefinition } from './list/compliance-list-definition';
import { MilestoneLogic } from './milestones/milestone-logic';
import { useSanctionsEntryDrawer } from '../sanctions-entries/use-sanctions-entry-drawer';
import { caseTerms } from '../cases/commands/terms';
import { complianceTerms } from './commands/terms';

function ClientCases() {
  const records = useCollection('complianceRecords');
  const isOpening = useListPersistence(complianceListDefinition);
  return (
    <Stack isClose>
      <DataView
        query={records}
        isWaiting={isOpening}
        skeleton={
          <Stack isClose>
            <KpiRowSkeleton isSlim />
            <CardGridSkeleton />
          </Stack>
        }
        empty={
          <EmptyRecordList noun="compliance records">
            <EmptyState
              title="No compliance records yet"
              description="A compliance record is created for each new client."
            />
          </EmptyRecordList>
        }
      >
        {(list) => <ComplianceList records={list} />}
      </DataView>
      {/* Rendered only after the records have loaded. Otherwise, the loaded list would push this section down. */}
      {records.status !== 'pending' && <MilestoneLogic />}
      <ComplianceDrawer />
      <Dialogs />
    </Stack>
  );
}

const Queue = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "review-queue" */ '../cases/review-queue')).ReviewQueue,
  {
    pending: () => <TableSkeleton />,
    failed: ({ error, retry }) => (
      <ErrorCard title="The queue could not be loaded" error={error} onRetry={retry} />
    ),
  },
);

const AssignNext = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "review-queue" */ '../cases/queue/assign-next-button'))
      .AssignNextButton,
  { pending: () => null, failed: () => null },
);

const OpenEntry = createLazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "sanctions-entry" */ '../sanctions-entries/sanctions-entry-drawer'
      )
    ).SanctionsEntryDrawer,
  {
    pending: () => null,
    failed: ({ error, retry }) => (
      <ErrorCard title="The sanctions list could not be loaded" error={error} onRetry={retry} />
    ),
  },
);

/** Loads the drawer of a sanctions list entry when the URL first contains an entry. */
function SanctionsEntry() {
  const { openId } = useSanctionsEntryDrawer();
  return useLastOpenId(openId) !== undefined && <OpenEntry />;
}

function useCounts() {
  const { data: records } = useCollection('complianceRecords');
  const { data: cases } = useCollection('cases');
  const person = usePerson();
  const today = toLocalDate(useWorkspaceClock());
  const queue = useMemo(
    () => cases?.filter((one) => isCaseActionable(one, person, today)).length,
    [cases, person, today],
  );
  return { clients: records?.length, queue };
}

const counted = (count: number | undefined) => (count === undefined ? {} : { count });

function WorkTabs() {
  const { isQueue, show } = useQueueUrlState();
  const { clients, queue } = useCounts();
  return (
    <SegmentedTabs
      label="Compliance"
      tabs={[
        { key: 'clients', label: 'Clients', icon: 'building', ...counted(clients) },
        { key: 'queue', label: 'Review queue', icon: 'audit', ...counted(queue) },
      ]}
      value={isQueue ? 'queue' : 'clients'}
      onChange={show}
    >
      {isQueue ? <Queue /> : <ClientCases />}
    </SegmentedTabs>
  );
}

const { decideMilestone, raiseIssue, advanceScreening } = complianceTerms;

const ReadOnlyCases = ({ isQueue }: { readonly isQueue: boolean }) =>
  isQueue ? (
    <ReadOnlyNotice cannot="decide review cases" terms={[caseTerms.submitDecision]} />
  ) : (
    <ReadOnlyNotice
      cannot="change compliance records"
      terms={[decideMilestone, raiseIssue, advanceScreening]}
    />
  );

/**
 * The Compliance Score Engine screen (CO1 to CO4). In `live` mode, it includes the review queue, except for users who
 * see only one company.
 */
export function ComplianceScore() {
  const { isQueue, openId } = useQueueUrlState();
  const isOwn = useOwnCompany() !== undefined;
  const hasQueue = useAvailability(caseTerms.openReviewCase).state !== 'inert';
  const showsQueue = hasQueue && !isOwn && isQueue;
  const heading = showsQueue ? queueHeading : complianceHeading;
  return (
    <Stack isClose>
      <ScreenHeader
        title={heading.title}
        description={heading.lead}
        actions={
          <>
            {showsQueue && <AssignNext />}
            <ReadOnlyCases isQueue={showsQueue} />
          </>
        }
      />
      {!hasQueue && <ClientCases />}
      {hasQueue && !isOwn && (
        <>
          <WorkTabs />
          <SanctionsEntry />
        </>
      )}
      {hasQueue && isOwn && (openId === '' ? <ClientCases /> : <Queue />)}
    </Stack>
  );
}
