import { useMemo, useState } from 'react';
import { useListMemory, useTableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  useShortcut,
  CommandButton,
  Icon,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useAsked } from 'shared-kernel/shell';
import { processTabLabel, processTabs } from './process-tabs';
import { processesHeading } from './screen';
import { Dialogs, useOpening } from './late-dialogs';
import { tableTerms } from '../table-terms';
import { processColumns } from './list/process-columns';
import { processListPlace } from './list/process-list-place';
import { ProcessTabPanel } from './process-tab-panel';
import { ProcessToolbar } from './list/process-toolbar';
import { useListedProcesses } from './list/use-listed-processes';
import { useProcessView } from './use-process-view';
import { planningTerms } from './commands/terms';

/** Opens the form of a new process (PM1). */
function NewProcessButton() {
  const opening = useOpening();
  const availability = useAvailability(planningTerms);
  const open = opening({ kind: 'create' });
  useAsked('new-process', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" availability={availability} icon={<Icon name="plus" />} {...open}>
      New Process
    </CommandButton>
  );
}

const tabIcon = {
  overview: 'workflow',
  calendar: 'calendar',
  alerts: 'bell',
  analytics: 'chart',
} as const;

const tabs = processTabs.map((key) => ({ key, label: processTabLabel[key], icon: tabIcon[key] }));

const empty = (
  <EmptyState title="No processes yet" description="Create a process to plan its milestones." />
);

/** The processes under way: where they stand, when what is due, what is wrong, what it means (PM1 to PM8). */
export function ProcessManagement() {
  const view = useProcessView();
  const isOpening = useListMemory(processListPlace);
  const { query, now, canFilter, scope, processes, listed } = useListedProcesses(view);
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
        listed={query.data && listed}
        total={query.data?.length}
        scope={scope}
        canFilter={canFilter}
        isSought={isSought}
        onToggle={toggleFilter(false)}
        hasTable={hasTable}
        options={options}
      />
      <SegmentedTabs label="Process views" tabs={tabs} value={view.tab} onChange={view.showTab}>
        <DataView query={query} isAwaited={isOpening} skeleton={<CardGridSkeleton />} empty={empty}>
          {() => (
            <ProcessTabPanel
              processes={processes}
              listed={listed}
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
