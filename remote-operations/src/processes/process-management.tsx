import { useMemo, useState } from 'react';
import { type Process } from 'shared-kernel/domain/process';
import { filteredProcesses } from './process-filter';
import { processTabLabel, processTabs } from './process-tabs';
import {
  CardGridSkeleton,
  ClearFilters,
  DataView,
  EmptyState,
  ResultCount,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  useShortcut,
} from 'shared-kernel/ui';
import {
  useAvailability,
  useCollection,
  useWorkspaceClock,
  filterProcesses,
} from 'shared-kernel/workspace';
import { processesHeading } from './heading';
import { FilterToggle } from './filter-toggle';
import { Dialogs } from './late-dialogs';
import { NewProcessButton } from './new-process-button';
import { orderProcesses } from './order-processes';
import { ProcessExportButton } from './process-export-button';
import { ProcessFilters } from './process-filters';
import { ProcessTabPanel } from './process-tab-panel';
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
  const { filter } = view;
  const processes = query.data ?? none;
  const canFilter = useAvailability(filterProcesses).state !== 'inert';
  const listed = useMemo(
    () => orderProcesses(canFilter ? filteredProcesses(processes, filter) : processes),
    [canFilter, processes, filter],
  );
  const [isSought, setIsSought] = useState(false);
  const toggleFilter = (bySearchKey: boolean) => () => {
    setIsSought(bySearchKey);
    view.toggleFilter();
  };
  useShortcut(canFilter && !view.isFiltering ? '/' : null, toggleFilter(true));

  return (
    <Stack>
      <ScreenHeader
        title={processesHeading.title}
        description={processesHeading.lead}
        actions={
          <>
            <FilterToggle
              count={view.narrowed}
              isOpen={view.isFiltering}
              onToggle={toggleFilter(false)}
            />
            <ProcessExportButton processes={listed} filter={filter} />
            <NewProcessButton />
          </>
        }
      />
      {canFilter && view.isFiltering && (
        <ProcessFilters
          view={view}
          isSought={isSought}
          result={
            <>
              <ResultCount
                count={listed.length}
                total={processes.length}
                noun={['process', 'processes']}
              />
              <ClearFilters isActive={view.narrowed > 0} onClear={view.clearFilter} />
            </>
          }
        />
      )}
      <SegmentedTabs label="Process views" tabs={tabs} value={view.tab} onChange={view.showTab}>
        <DataView
          query={query}
          skeleton={<CardGridSkeleton />}
          empty={
            <EmptyState
              title="No processes yet"
              description="A new process is planned from the milestone sequence."
            />
          }
        >
          {() => <ProcessTabPanel processes={processes} listed={listed} view={view} now={now} />}
        </DataView>
      </SegmentedTabs>
      <Dialogs />
    </Stack>
  );
}
