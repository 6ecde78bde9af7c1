import { memo, useSyncExternalStore } from 'react';
import { processStatusView, processTypeView, type Process } from 'shared-kernel/domain/process';
import { classNames } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Checkbox,
  Icon,
  RecordLink,
  RecordText,
  StatusTag,
  useShortcut,
  VirtualList,
  type RowSelection,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { priorityView } from '../../priority-view';
import { DueTag } from '../calendar/due-tag';
import { currentMilestoneOf, processProgress } from '../milestones/milestone-order';
import styles from './process-list.module.css';
import { ProgressBar } from './progress-bar';
import { processTerms } from '../commands/terms';

interface ProcessListItemProps {
  readonly process: Process;
  readonly now: string;
  /** Whether its milestones are worked on here, so that the current one is named as the next to do. */
  readonly isWorked: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly isPicked: boolean;
  /** Absent where several cannot be picked. */
  readonly onPick: RowSelection<Process>['pick'] | undefined;
}

/** What a process is, how far it is, and what of it is next. */
function ProcessAtAGlance({
  process,
  now,
  isWorked,
}: Pick<ProcessListItemProps, 'process' | 'now' | 'isWorked'>) {
  const { id, name, client, type, status, priority } = process;
  const milestone = currentMilestoneOf(process);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.id}>
          <Icon name={processTypeView[type].icon} /> <RecordText>{id}</RecordText>
        </span>
        {status === 'active' ? (
          <StatusTag view={priorityView[priority]} size="small" />
        ) : (
          <StatusTag view={processStatusView[status]} size="small" />
        )}
      </span>
      <span className={styles.name}>
        <RecordText>{name}</RecordText>
      </span>
      <span className={styles.client}>
        <RecordText>{client}</RecordText>
      </span>
      <ProgressBar {...processProgress(process)} />
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

/** A process of the list, to be opened or picked. */
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

/** The shell’s header and the space above and below the pane. */
const marginPx = 92;

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** The height of a pane that fills the window, in px; it follows the window. */
const usePaneHeight = (): number =>
  useSyncExternalStore(subscribe, () => window.innerHeight - marginPx);

interface ProcessListProps {
  readonly processes: readonly Process[];
  readonly selectedId: string | undefined;
  readonly now: string;
  /** Whether it is a pane that fills the window and scrolls by itself. */
  readonly isPane: boolean;
  readonly onSelect: (id: string) => void;
  /** Absent where several cannot be picked. */
  readonly selection: RowSelection<Process> | undefined;
}

const keyOf = ({ id }: Process) => id;

/** The processes to choose from; J and K go through them, X picks the one that is open (PM2). */
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

  return (
    <VirtualList
      label="Processes"
      items={processes}
      itemKey={keyOf}
      gap={8}
      {...(isPane && { height })}
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
