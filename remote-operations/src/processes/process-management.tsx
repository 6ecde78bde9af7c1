import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import {
  EmptyRecordList,
  ReadOnlyNotice,
  useListPersistence,
  useTableOptions,
  type TableOptions,
} from 'shared-kernel/records';
import { useUrlAction } from 'shared-kernel/shell';
import {
  CardGridSkeleton,
  CommandButton,
  DataView,
  EmptyState,
  Icon,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  useIsPhone,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { tableViewPermission } from '../table-view-permission';
import { ProcessAlerts } from './alerts/process-alerts';
import { ProcessAnalytics } from './analytics/process-analytics';
import { ProcessCalendar } from './calendar/process-calendar';
import { Dialogs, useDialogOpener } from './lazy-dialogs';
import { createProcessColumns } from './list/create-process-columns';
import { ProcessOverview } from './list/process-overview';
import { ProcessToolbar } from './list/process-toolbar';
import { useFilteredProcesses, type ProcessTabProps } from './use-filtered-processes';
import { processesHeading } from './screen';
import {
  processListDefinition,
  processTabLabel,
  processTabs,
  useProcessViewState,
} from './use-process-view';
import { processChangeCommands } from './commands/process-change-commands';
import { processTerms } from './commands/terms';

function NewProcessButton() {
  const opening = useDialogOpener();
  const availability = useAvailability(processTerms.createProcess);
  const open = opening({ kind: 'create' });
  useUrlAction('new-process', () => {
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
  <EmptyRecordList noun="processes">
    <EmptyState title="No processes yet" description="Create a process to plan its milestones." />
  </EmptyRecordList>
);

interface TabPanelProps extends ProcessTabProps {
  readonly table: TableOptions<Process> | undefined;
}

function TabPanel({ table, ...shown }: TabPanelProps) {
  switch (shown.view.tab) {
    case 'overview':
      return <ProcessOverview {...shown} table={table} />;
    case 'calendar':
      return <ProcessCalendar {...shown} />;
    case 'alerts':
      return <ProcessAlerts {...shown} />;
    case 'analytics':
      return <ProcessAnalytics {...shown} />;
  }
}

export function ProcessManagement() {
  const view = useProcessViewState();
  const isOpening = useListPersistence(processListDefinition);
  const found = useFilteredProcesses(view);
  const { query, now } = found;
  const hasTable =
    useAvailability(tableViewPermission).state === 'available' && view.tab === 'overview';
  const options = useTableOptions(useMemo(() => createProcessColumns(now), [now]));
  const table = hasTable && view.view === 'table' ? options : undefined;
  const isBeside = !useIsPhone() && view.tab === 'overview' && !table;
  const shown = isBeside && view.processId === '' ? found.listed[0]?.id : undefined;
  return (
    <Stack isClose>
      <ScreenHeader
        title={processesHeading.title}
        description={processesHeading.lead}
        actions={
          <>
            <NewProcessButton />
            <ReadOnlyNotice cannot="change processes" terms={processChangeCommands} />
          </>
        }
      />
      <SegmentedTabs
        label="Process views"
        tabs={tabs}
        value={view.tab}
        onChange={(tab) => view.showTab(tab, shown)}
      >
        <Stack isClose>
          <ProcessToolbar view={view} found={found} hasTable={hasTable} options={options} />
          <DataView
            query={query}
            isWaiting={isOpening}
            skeleton={<CardGridSkeleton />}
            empty={empty}
          >
            {() => <TabPanel found={found} view={view} table={table} />}
          </DataView>
        </Stack>
      </SegmentedTabs>
      <Dialogs />
    </Stack>
  );
}
