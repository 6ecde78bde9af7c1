import type { Process } from 'shared-kernel/domain/process';
import { useShortcut, VirtualList, type RowSelection } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { milestoneTerms } from '../commands/terms';
import { ProcessListItem } from './process-list-item';

interface ProcessListProps {
  readonly processes: readonly Process[];
  readonly selectedId: string | undefined;
  readonly now: string;
  /** Makes the list scroll by itself within this height in px. */
  readonly height?: number;
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
  height,
  onSelect,
  selection,
}: ProcessListProps) {
  const isWorked = useAvailability(milestoneTerms).state !== 'inert';
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
      {...(height !== undefined && { height })}
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
