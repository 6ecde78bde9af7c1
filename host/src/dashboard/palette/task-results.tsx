import { createLazyComponent } from 'shared-kernel/ui';
import { PaletteGroup } from './palette-group';

interface TaskResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

/** The overview chunk already contains the code that computes tasks, so this component is in the same chunk. */
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
