import { textMatcher } from 'shared-kernel/domain/search';
import { useRecordPath } from 'shared-kernel/shell';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { PaletteGroup } from '../palette/palette-group';
import { taskKinds, taskTime } from './task';
import { useTasks } from './use-tasks';

export interface TaskResultsProps {
  readonly text: string;
  readonly onChoose: (path: string) => void;
}

const maxFound = 5;

/** The first tasks of the reader whose title holds the text. */
export function TaskResults({ text, onChoose }: TaskResultsProps) {
  const recordPath = useRecordPath();
  const now = useWorkspaceClock();
  const { data: tasks = [] } = useTasks();
  const matches = textMatcher(text);
  const found = tasks.filter(({ title }) => matches([title])).slice(0, maxFound);
  return (
    <PaletteGroup
      heading="Your tasks"
      choices={found.map((task) => {
        const href = recordPath(task.link.kind, task.link.id, task.link.filters);
        return {
          value: `task ${task.id}`,
          icon: taskKinds[task.kind].icon,
          label: task.title,
          detail: taskTime(task, now),
          href,
          choose: () => onChoose(href),
        };
      })}
    />
  );
}
