import { createLazyComponent } from 'shared-kernel/ui';
import { PaletteGroup } from './palette-group';

interface TaskResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

/** Loaded from the overview chunk, which contains the code that computes tasks. */
const MatchingTasks = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "overview" */ '../tasks/matching-tasks')).MatchingTasks,
);

export function TaskResults({ text, onChoose }: TaskResultsProps) {
  return (
    <MatchingTasks text={text}>
      {(found) => (
        <PaletteGroup
          heading="Your tasks"
          choices={found.map(({ id, title, time, ...task }) => ({
            ...task,
            value: `task ${id}`,
            label: title,
            detail: time,
            choose: () => onChoose(task.href),
          }))}
        />
      )}
    </MatchingTasks>
  );
}
