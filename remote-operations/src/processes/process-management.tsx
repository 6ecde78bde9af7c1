import { useMemo, useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { filteredProcesses } from './list/process-filter';
import { processTabLabel, processTabs } from './process-tabs';
import { useListMemory, useTableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  useShortcut,
} from 'shared-kernel/ui';
import {
  useAvailability,
  useClientDirectory,
  useCollection,
  useWorkspaceClock,
  filterProcesses,
  useCompanyScope,
} from 'shared-kernel/workspace';
import { processesHeading } from './screen';
import { Dialogs } from './late-dialogs';
import { NewProcessButton } from './new-process-button';
import { tableTerms } from '../table-terms';
import { processColumns } from './list/process-columns';
import { orderProcesses, overdueFirst } from './list/order-processes';
import { processListPlace } from './list/process-list-place';
import { ProcessTabPanel } from './process-tab-panel';
import { ProcessToolbar } from './list/process-toolbar';
import { useCurrentProcesses } from './milestones/use-current-processes';
import { useProcessView } from './use-process-view';

const none: readonly Process[] = [];

const tabIcon = {
  overview: 'workflow',
  calendar: 'calendar',
  alerts: 'bell',
  analytics: 'chart',
} as const;

const tabs = processTabs.map((key) => ({ key, label: processTabLabel[key], icon: tabIcon[key] }));

/** The processes under way: where they stand, when what is due, what is wrong, what it means (PM1 to PM8). */
export function ProcessManagement() {
  const query = useCollection('processes');
  const now = useWorkspaceClock();
  const view = useProcessView();
  const isOpening = useListMemory(processListPlace);
  const { filter } = view;
  const current = useCurrentProcesses(query.data ?? none, now);
  const canFilter = useAvailability(filterProcesses).state !== 'inert';
  const scope = useCompanyScope();
  const directory = useClientDirectory({ enabled: query.data !== undefined });
  const found = useMemo(
    () => orderProcesses(canFilter ? filteredProcesses(current, filter, now, directory) : current),
    [canFilter, current, filter, now, directory],
  );
  // The analytics count, the other tabs list.
  const isOwn = view.tab === 'analytics' ? scope.counts : scope.lists;
  const listed = useMemo(() => found.filter(isOwn).map(directory.shown), [found, isOwn, directory]);
  const isByLateness = canFilter && view.tab === 'overview';
  const ordered = useMemo(
    () => (isByLateness ? overdueFirst(listed, now) : listed),
    [isByLateness, listed, now],
  );
  const processes = useMemo(() => current.map(directory.shown), [current, directory]);
  const hasTable = useAvailability(tableTerms).state === 'available' && view.tab === 'overview';
  const options = useTableOptions(useMemo(() => processColumns(now), [now]));
  const table = hasTable && view.look === 'table' ? options : undefined;
  const [isSought, setIsSought] = useState(false);
  const toggleFilter = (bySearchKey: boolean) => () => {
    setIsSought(bySearchKey);
    view.toggleFilter();
  };
  useShortcut(canFilter && !view.isFiltering ? '/' : null, toggleFilter(true));

  return (
    <Stack isClose>
      <ScreenHeader
        title={processesHeading.title}
        description={processesHeading.lead}
        actions={<NewProcessButton />}
      />
      <ProcessToolbar
        view={view}
        listed={query.data && ordered}
        total={query.data?.length}
        scope={scope}
        canFilter={canFilter}
        isSought={isSought}
        onToggle={toggleFilter(false)}
        hasTable={hasTable}
        options={options}
      />
      <SegmentedTabs label="Process views" tabs={tabs} value={view.tab} onChange={view.showTab}>
        <DataView
          query={query}
          isAwaited={isOpening}
          skeleton={<CardGridSkeleton />}
          empty={
            <EmptyState
              title="No processes yet"
              description="Create a process to plan its milestones."
            />
          }
        >
          {() => (
            <ProcessTabPanel
              processes={processes}
              listed={ordered}
              note={scope.countNote}
              view={view}
              now={now}
              table={table}
            />
          )}
        </DataView>
      </SegmentedTabs>
      <Dialogs />
    </Stack>
  );
}
