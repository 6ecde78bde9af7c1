import { type Process } from 'shared-kernel/domain/process';
import { useShortcut, VirtualList } from 'shared-kernel/ui';
import { ProcessListItem } from './process-list-item';

interface ProcessListProps {
  readonly processes: readonly Process[];
  readonly selectedId: string | undefined;
  readonly now: string;
  /** Makes the list scroll by itself within this height in px. */
  readonly height?: number;
  readonly onSelect: (id: string) => void;
}

/** The processes to choose from; J and K go through them (PM2). */
export function ProcessList({ processes, selectedId, now, height, onSelect }: ProcessListProps) {
  const at = processes.findIndex(({ id }) => id === selectedId);
  const step = (by: number) => {
    const next = processes[at + by] ?? processes[at];
    if (next && next.id !== selectedId) onSelect(next.id);
  };
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));

  return (
    <VirtualList
      label="Processes"
      items={processes}
      itemKey={({ id }) => id}
      gap={8}
      {...(height !== undefined && { height })}
      estimateSize={128}
      renderItem={(process) => (
        <ProcessListItem
          process={process}
          now={now}
          isSelected={process.id === selectedId}
          onSelect={onSelect}
        />
      )}
    />
  );
}
