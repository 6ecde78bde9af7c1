import { useCallback, useDeferredValue, useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import {
  DetailDrawer,
  RecordNotFound,
  RecordStepper,
  type TableOptions,
} from 'shared-kernel/records';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Button,
  DataTable,
  EmptyState,
  Stack,
  useIsPhone,
  useRowSelection,
  type RowSelection,
} from 'shared-kernel/ui';
import { filterProcesses, useAvailability } from 'shared-kernel/workspace';
import { IcsDownloadButton } from '../calendar/ics-download-button';
import { NextMilestone } from '../milestones/milestone-completion';
import type { ProcessViewState } from '../use-process-view';
import { ProcessBulkBar } from './process-bulk-bar';
import { ProcessDetails } from './process-details';
import { ProcessList } from './process-list';
import styles from './process-overview.module.css';
import { ProcessPrintSheet } from './process-print-sheet';
import type { ProcessTabProps } from '../use-filtered-processes';

function NoProcessFound({ view }: { readonly view: ProcessViewState }) {
  return (
    <EmptyState
      illustration="search"
      title="No processes match"
      description="Change the search or clear the filters."
      action={<Button onClick={view.clearFilter}>Clear filters</Button>}
    />
  );
}

interface ProcessOverviewProps extends ProcessTabProps {
  readonly table: TableOptions<Process> | undefined;
}

const keyOf = ({ id }: Process) => id;
const nameOf = ({ name }: Process) => name;

/** Returns the first process of the list. The result stays the same if an edit moves the process down. */
function useFirst(listed: readonly Process[]): Process | undefined {
  const [id, setId] = useState(listed[0]?.id);
  const first = listed.find((process) => process.id === id) ?? listed[0];
  if (first?.id !== id) setId(first?.id);
  return first;
}

interface ListingProps extends ProcessOverviewProps {
  readonly selection: RowSelection<Process> | undefined;
  readonly selectedId: string | undefined;
  readonly isPane: boolean;
}

function Listing({ found, view, table, selection, selectedId, isPane }: ListingProps) {
  const { listed, now } = found;
  const pathTo = useRecordPath();
  const hrefOf = useCallback(({ id }: Process) => pathTo('processes', id), [pathTo]);
  if (listed.length === 0) return <NoProcessFound view={view} />;
  if (table)
    return (
      <DataTable
        label="Processes"
        columns={table.columns}
        density={table.density}
        rows={listed}
        rowKey={keyOf}
        rowName={nameOf}
        selection={selection}
        selectedKey={view.processId}
        onRow={({ id }) => view.select(id)}
        rowHref={hrefOf}
      />
    );
  return (
    <ProcessList
      processes={listed}
      selection={selection}
      selectedId={selectedId}
      now={now}
      isPane={isPane}
      onSelect={view.select}
    />
  );
}

interface ChosenProcessProps extends ProcessTabProps {
  readonly named: Process | undefined;
  /** The process to show. If the URL has no process id, the first process of the list is shown. */
  readonly shown: Process | null | undefined;
  readonly isPlain: boolean;
}

function ChosenProcess({ found, view, named, shown, isPlain }: ChosenProcessProps) {
  const { now } = found;
  const { processId, close } = view;
  if (processId !== '' && !named)
    return (
      <RecordNotFound
        noun="Process"
        id={processId}
        backLabel="Back to all processes"
        onLeave={close}
      />
    );
  if (!shown) return null;
  return (
    <>
      <ProcessDetails
        process={shown}
        isOpen={named !== undefined}
        now={now}
        isPlain={isPlain}
        actions={<IcsDownloadButton processes={[shown]} name={shown.id} />}
      />
      {named && <ProcessPrintSheet process={named} now={now} />}
    </>
  );
}

function ProcessDrawer(chosen: ChosenProcessProps) {
  const { found, view, named } = chosen;
  const { processId, select, close } = view;
  return (
    <DetailDrawer
      open={processId !== ''}
      title={named?.id ?? 'Process'}
      extra={
        <RecordStepper noun="process" records={found.listed} openId={processId} onStep={select} />
      }
      footer={named && <NextMilestone process={named} />}
      onClose={close}
    >
      <ChosenProcess {...chosen} />
    </DetailDrawer>
  );
}

export function ProcessOverview({ table, ...parts }: ProcessOverviewProps) {
  const { found, view } = parts;
  const isOver = useIsPhone() || table !== undefined;
  const rows = useRowSelection(found.listed, keyOf);
  const isPickable = useAvailability(filterProcesses).state !== 'inert';
  const named = found.processes.find(({ id }) => id === view.processId);
  const first = useFirst(found.listed);
  const shown = view.processId === '' && !isOver ? first : named;
  // The process details are slow to render, so they are deferred. The list updates immediately.
  const following = useDeferredValue(shown ?? null, null);

  const list = (
    <Listing
      {...parts}
      table={table}
      selection={isPickable ? rows : undefined}
      selectedId={shown?.id}
      isPane={!isOver}
    />
  );
  const bulkBar = <ProcessBulkBar selection={rows} shown={table?.columns.map(({ key }) => key)} />;

  if (isOver)
    return (
      <Stack>
        {list}
        {bulkBar}
        <ProcessDrawer {...parts} named={named} shown={shown} isPlain />
      </Stack>
    );
  return (
    <Stack>
      <div className={styles.panes}>
        <div className={styles.list}>{list}</div>
        <div>
          <ChosenProcess {...parts} named={named} shown={following} isPlain={false} />
        </div>
      </div>
      {bulkBar}
    </Stack>
  );
}
