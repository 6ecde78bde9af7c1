import { useDeferredValue } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { DetailDrawer } from 'shared-kernel/records';
import { Stack, useIsPhone, useRowSelection } from 'shared-kernel/ui';
import { filterProcesses, useAvailability } from 'shared-kernel/workspace';
import { ChosenProcess } from './chosen-process';
import { ListedProcesses } from './listed-processes';
import { ProcessBulkBar } from './process-bulk-bar';
import styles from './process-overview.module.css';
import { usePaneHeight } from './use-pane-height';
import type { ProcessView } from '../use-process-view';

interface ProcessOverviewProps {
  readonly processes: readonly Process[];
  /** What the filter lets through. */
  readonly listed: readonly Process[];
  readonly view: ProcessView;
  readonly now: string;
}

const keyOf = ({ id }: Process) => id;

/** The list beside the selected process; on a phone the process takes the page (PM2). */
export function ProcessOverview({ processes, listed, view, now }: ProcessOverviewProps) {
  const isPhone = useIsPhone();
  const paneHeight = usePaneHeight();
  const selection = useRowSelection(listed, keyOf);
  const isPickable = useAvailability(filterProcesses).state !== 'inert';
  const { processId, select, close } = view;
  const named = processId === '' ? undefined : processes.find(({ id }) => id === processId);
  const shown = processId === '' && !isPhone ? listed[0] : named;
  // The list answers at once; the process beside it, the heavier of the two, follows.
  const following = useDeferredValue(shown ?? null, null);

  const details = (
    <ChosenProcess
      processId={processId}
      named={named}
      shown={isPhone ? shown : following}
      now={now}
      onLeave={close}
    />
  );
  const list = (
    <ListedProcesses
      processes={listed}
      selectedId={shown?.id}
      now={now}
      {...(!isPhone && { height: paneHeight })}
      onSelect={select}
      selection={isPickable ? selection : undefined}
      narrowed={view.narrowed}
      onClear={view.clearFilter}
    />
  );

  if (isPhone)
    return (
      <Stack>
        {list}
        <ProcessBulkBar selection={selection} />
        <DetailDrawer open={processId !== ''} title={named?.id ?? 'Process'} onClose={close}>
          {details}
        </DetailDrawer>
      </Stack>
    );
  return (
    <Stack>
      <div className={styles.panes}>
        <div className={styles.list}>{list}</div>
        <div>{details}</div>
      </div>
      <ProcessBulkBar selection={selection} />
    </Stack>
  );
}
