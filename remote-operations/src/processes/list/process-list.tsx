import { memo, useSyncExternalStore } from 'react';
import {
  processStatusDisplay,
  processTypeDisplay,
  type Process,
} from 'shared-kernel/domain/process';
import { classNames } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Checkbox,
  Icon,
  RowSelectionContext,
  RecordLink,
  RecordText,
  StatusTag,
  useShortcut,
  VirtualCardGrid,
  VirtualList,
  type RowSelection,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { priorityDisplay } from '../../priority-display';
import { DueTag } from '../due-tag';
import { getCurrentMilestone, computeProcessProgress } from '../rules/milestone-order';
import { ProcessCard } from './process-card';
import styles from './process-list.module.css';
import { ProgressBar } from './progress-bar';
import { processTerms } from '../commands/terms';

interface ProcessListItemProps {
  readonly process: Process;
  readonly now: string;
  /**
   * Whether milestones can be completed; always false in `reference` mode. If true, the current milestone is labelled
   * “Next”.
   */
  readonly isWorked: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly isPicked: boolean;
  readonly onPick: RowSelection<Process>['pick'] | undefined;
}

function ProcessAtAGlance({
  process,
  now,
  isWorked,
}: Pick<ProcessListItemProps, 'process' | 'now' | 'isWorked'>) {
  const { id, name, client, type, status, priority } = process;
  const milestone = getCurrentMilestone(process);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.id}>
          <Icon name={processTypeDisplay[type].icon} /> <RecordText>{id}</RecordText>
        </span>
        {status === 'active' ? (
          <StatusTag view={priorityDisplay[priority]} size="small" />
        ) : (
          <StatusTag view={processStatusDisplay[status]} size="small" />
        )}
      </span>
      <span className={styles.name}>
        <RecordText>{name}</RecordText>
      </span>
      <span className={styles.client}>
        <RecordText>{client}</RecordText>
      </span>
      <ProgressBar {...computeProcessProgress(process)} />
      {status === 'active' && milestone && (
        <span className={styles.line}>
          <span className={styles.milestone}>
            {isWorked && 'Next: '}
            <RecordText>{milestone.name}</RecordText>
          </span>
          <DueTag due={milestone.dueDate} now={now} />
        </span>
      )}
    </>
  );
}

const ProcessListItem = memo(function ProcessListItem({
  process,
  now,
  isWorked,
  isSelected,
  onSelect,
  isPicked,
  onPick,
}: ProcessListItemProps) {
  const { id, name } = process;
  const pathTo = useRecordPath();
  return (
    <div className={classNames(styles.item, isSelected && styles.selected)}>
      {onPick && (
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isPicked}
          onChange={({ target, nativeEvent }) => onPick(id, target.checked, nativeEvent.shiftKey)}
        />
      )}
      <RecordLink
        href={pathTo('processes', id)}
        className={styles.button}
        isOpen={isSelected}
        onOpen={() => onSelect(id)}
      >
        <ProcessAtAGlance process={process} now={now} isWorked={isWorked} />
      </RecordLink>
    </div>
  );
});

/** Height of the shell’s header plus the space above and below the pane, in px. */
const marginPx = 92;

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

const usePaneHeight = (): number =>
  useSyncExternalStore(subscribe, () => window.innerHeight - marginPx);

interface ProcessListProps {
  readonly processes: readonly Process[];
  readonly selectedId: string | undefined;
  readonly now: string;
  /**
   * Whether the list is a full-height pane with its own scroll bar. On phones, the process list consists of cards
   * instead.
   */
  readonly isPane: boolean;
  readonly onSelect: (id: string) => void;
  readonly selection: RowSelection<Process> | undefined;
}

const keyOf = ({ id }: Process) => id;

/** The process list (PM2). J and K move the focus, and X selects the open process. */
export function ProcessList({
  processes,
  selectedId,
  now,
  isPane,
  onSelect,
  selection,
}: ProcessListProps) {
  const height = usePaneHeight();
  const isWorked = useAvailability(processTerms.completeMilestone).state !== 'inert';
  const at = processes.findIndex(({ id }) => id === selectedId);
  const step = (by: number) => {
    const next = processes[at + by] ?? processes[at];
    if (next && next.id !== selectedId) onSelect(next.id);
  };
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  useShortcut(selection && selectedId !== undefined ? 'x' : null, () => {
    if (selectedId !== undefined) selection?.pick(selectedId, !selection.keys.has(selectedId));
  });

  if (!isPane)
    return (
      <RowSelectionContext value={selection}>
        <VirtualCardGrid
          label="Processes"
          items={processes}
          itemKey={keyOf}
          renderItem={(process) => (
            <ProcessCard
              process={process}
              now={now}
              isOpen={process.id === selectedId}
              onOpen={onSelect}
            />
          )}
        />
      </RowSelectionContext>
    );
  return (
    <VirtualList
      label="Processes"
      items={processes}
      itemKey={keyOf}
      gap={8}
      height={height}
      estimateSize={128}
      renderItem={(process) => (
        <ProcessListItem
          process={process}
          now={now}
          isWorked={isWorked}
          isSelected={process.id === selectedId}
          onSelect={onSelect}
          isPicked={selection?.keys.has(process.id) ?? false}
          onPick={selection?.pick}
        />
      )}
    />
  );
}
