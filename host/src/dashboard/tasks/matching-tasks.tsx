import type { ReactNode } from 'react';
import { createTextMatcher } from 'shared-kernel/domain/search';
import type { IconName } from 'shared-kernel/domain/status';
import { useRecordPath } from 'shared-kernel/shell';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { taskKinds, formatTaskTime } from './task';
import { useTasks } from './use-tasks';

interface FoundTask {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly time: string;
  readonly href: string;
}

interface MatchingTasksProps {
  readonly text: string;
  readonly children: (found: readonly FoundTask[]) => ReactNode;
}

const maxFound = 5;

export function MatchingTasks({ text, children }: MatchingTasksProps) {
  const recordPath = useRecordPath();
  const now = useWorkspaceClock();
  const { data: tasks = [] } = useTasks();
  const matches = createTextMatcher(text);
  const found = tasks.filter(({ title }) => matches([title])).slice(0, maxFound);
  return children(
    found.map((task) => ({
      id: task.id,
      icon: taskKinds[task.kind].icon,
      title: task.title,
      time: formatTaskTime(task, now),
      href: recordPath(task.link.kind, task.link.id, task.link.filters),
    })),
  );
}
