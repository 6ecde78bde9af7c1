import { useLatePart } from 'shared-kernel/ui';
import { PaletteGroup } from './palette-group';

interface TaskResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

/** Shares the overview's chunk, which has the sources of the tasks. */
const loadFoundTasks = async () =>
  (await import(/* webpackChunkName: "overview" */ '../tasks/found-tasks')).FoundTasks;

const leaveOut = () => undefined;

/** The tasks of the reader that the text names, once their code has loaded. */
export function TaskResults({ text, onChoose }: TaskResultsProps) {
  const { Part: FoundTasks } = useLatePart({
    load: loadFoundTasks,
    occasion: 'shown',
    onFail: leaveOut,
  });
  return (
    FoundTasks && (
      <FoundTasks text={text}>
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
      </FoundTasks>
    )
  );
}
