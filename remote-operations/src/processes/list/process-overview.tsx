import { useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import {
  DetailDrawer,
  RecordStepper,
  type TableOptions,
  NoneOfOwn,
  ShowAllCompanies,
} from 'shared-kernel/records';
import {
  Stack,
  useIsPhone,
  useRowSelection,
  type RowSelection,
  Button,
  EmptyState,
} from 'shared-kernel/ui';
import { filterProcesses, useAvailability, useCompanyScope } from 'shared-kernel/workspace';
import { ChosenProcess } from './chosen-process';
import { NextMilestone } from '../milestones/milestone-completion';
import { ProcessBulkBar } from './process-bulk-bar';
import { ProcessList } from './process-list';
import styles from './process-overview.module.css';
import { ProcessTable } from './process-table';
import type { ProcessView } from '../use-process-view';

/** The shell’s header and the space above and below the pane. */
const marginPx = 92;

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** The height of a pane that fills the window, in px; it follows the window. */
const usePaneHeight = (): number =>
  useSyncExternalStore(subscribe, () => window.innerHeight - marginPx);

interface NoProcessFoundProps {
  /** How many of the filter's fields are set. */
  readonly narrowed: number;
  readonly onClear: () => void;
}

/** Why the filter lets no process through. */
function NoProcessFound({ narrowed, onClear }: NoProcessFoundProps) {
  const scope = useCompanyScope();
  if (scope.isNarrowed && narrowed === 0) return <NoneOfOwn scope={scope} noun="process" />;
  return (
    <EmptyState
      illustration="search"
      title="No processes match"
      description="Change the search or clear the filters."
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}

interface ProcessOverviewProps {
  readonly processes: readonly Process[];
  /** What the filter lets through. */
  readonly listed: readonly Process[];
  readonly view: ProcessView;
  readonly now: string;
  /** How they show as a table; absent where they show as a list. */
  readonly table: TableOptions<Process> | undefined;
}

const keyOf = ({ id }: Process) => id;

/** The process on top, for as long as it is listed: it stays the same where work on it moves it down. */
function useFirst(listed: readonly Process[]): Process | undefined {
  const [id, setId] = useState(listed[0]?.id);
  const first = listed.find((process) => process.id === id) ?? listed[0];
  if (first?.id !== id) setId(first?.id);
  return first;
}

interface ListingProps extends Omit<ProcessOverviewProps, 'processes'> {
  readonly selection: RowSelection<Process> | undefined;
  readonly selectedId: string | undefined;
  /** The height in px within which it scrolls by itself. */
  readonly height: number | undefined;
}

/** What the filter lets through, as a table or as a list. */
function Listing({ listed, view, now, table, selection, selectedId, height }: ListingProps) {
  const parts = { processes: listed, selection };
  if (listed.length === 0)
    return <NoProcessFound narrowed={view.narrowed} onClear={view.clearFilter} />;
  if (table)
    return <ProcessTable {...parts} options={table} openId={view.processId} onOpen={view.select} />;
  return (
    <ProcessList
      {...parts}
      selectedId={selectedId}
      now={now}
      {...(height !== undefined && { height })}
      onSelect={view.select}
    />
  );
}

interface ProcessDrawerProps {
  readonly view: ProcessView;
  readonly named: Process | undefined;
  readonly listed: readonly Process[];
  readonly children: ReactNode;
}

/** The process of the address over the list. */
const ProcessDrawer = ({ view, named, listed, children }: ProcessDrawerProps) => (
  <DetailDrawer
    open={view.processId !== ''}
    title={named?.id ?? 'Process'}
    extra={
      <RecordStepper noun="process" records={listed} openId={view.processId} onStep={view.select} />
    }
    footer={named && <NextMilestone process={named} />}
    onClose={view.close}
  >
    {children}
  </DetailDrawer>
);

/** The list beside the selected process, or a table below it; on a phone the process takes the page (PM2). */
export function ProcessOverview({ processes, listed, view, now, table }: ProcessOverviewProps) {
  const isOver = useIsPhone() || table !== undefined;
  const paneHeight = usePaneHeight();
  const selection = useRowSelection(listed, keyOf);
  const isPickable = useAvailability(filterProcesses).state !== 'inert';
  const { processId } = view;
  const named = processId === '' ? undefined : processes.find(({ id }) => id === processId);
  const first = useFirst(listed);
  const shown = processId === '' && !isOver ? first : named;
  // The list answers at once; the process beside it, the heavier of the two, follows.
  const following = useDeferredValue(shown ?? null, null);

  const details = (
    <ChosenProcess
      processId={processId}
      named={named}
      shown={isOver ? shown : following}
      now={now}
      isPlain={isOver}
      onLeave={view.close}
    />
  );
  const list = (
    <Listing
      listed={listed}
      view={view}
      now={now}
      table={table}
      selection={isPickable ? selection : undefined}
      selectedId={shown?.id}
      height={isOver ? undefined : paneHeight}
    />
  );
  const bulkBar = (
    <ProcessBulkBar selection={selection} shown={table?.columns.map(({ key }) => key)} />
  );

  if (isOver)
    return (
      <Stack>
        {list}
        {bulkBar}
        <ProcessDrawer view={view} named={named} listed={listed}>
          {details}
        </ProcessDrawer>
      </Stack>
    );
  return (
    <Stack>
      <div className={styles.panes}>
        <div className={styles.list}>{list}</div>
        <div>{details}</div>
      </div>
      {bulkBar}
    </Stack>
  );
}
