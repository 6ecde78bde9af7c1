import { useDeferredValue } from 'react';
import { type Process } from 'shared-kernel/domain/process';
import { DetailDrawer, RecordNotFound } from 'shared-kernel/records';
import { Button, EmptyState, useIsPhone } from 'shared-kernel/ui';
import { IcsButton } from './ics-button';
import { ProcessDetails } from './process-details';
import { ProcessList } from './process-list';
import styles from './process-overview.module.css';
import { usePaneHeight } from './use-pane-height';
import { type ProcessView } from './use-process-view';

interface ProcessOverviewProps {
  readonly processes: readonly Process[];
  /** What the filter lets through. */
  readonly listed: readonly Process[];
  readonly view: ProcessView;
  readonly now: string;
}

/** The list beside the selected process; on a phone the process takes the page (PM2). */
export function ProcessOverview({ processes, listed, view, now }: ProcessOverviewProps) {
  const isPhone = useIsPhone();
  const paneHeight = usePaneHeight();
  const { processId, select, close } = view;
  const named = processId === '' ? undefined : processes.find(({ id }) => id === processId);
  const shown = processId === '' && !isPhone ? listed[0] : named;
  // The list answers at once; the process beside it, the heavier of the two, follows.
  const following = useDeferredValue(shown ?? null, null);
  const detailed = isPhone ? shown : following;

  const details =
    processId !== '' && !named ? (
      <RecordNotFound
        noun="Process"
        id={processId}
        backLabel="Back to all processes"
        onLeave={close}
      />
    ) : (
      detailed && (
        <ProcessDetails
          process={detailed}
          now={now}
          actions={<IcsButton processes={[detailed]} name={detailed.id} />}
        />
      )
    );

  const list =
    listed.length === 0 ? (
      <EmptyState
        illustration="search"
        title="No processes match"
        description="Nothing fits the search and filters."
        action={<Button onClick={view.clearFilter}>Clear filters</Button>}
      />
    ) : (
      <ProcessList
        processes={listed}
        selectedId={shown?.id}
        now={now}
        {...(!isPhone && { height: paneHeight })}
        onSelect={select}
      />
    );

  if (isPhone)
    return (
      <>
        {list}
        <DetailDrawer open={processId !== ''} title={named?.id ?? 'Process'} onClose={close}>
          {details}
        </DetailDrawer>
      </>
    );
  return (
    <div className={styles['panes']}>
      <div className={styles['list']}>{list}</div>
      <div>{details}</div>
    </div>
  );
}
