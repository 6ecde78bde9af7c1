import type { ReactNode } from 'react';
import { Badge, VisuallyHidden } from 'shared-kernel/ui';
import { useTasks } from './use-tasks';

const maxShown = 99;

export function TaskCount({ children }: { readonly children: ReactNode }) {
  const { data: tasks = [] } = useTasks();
  return (
    <>
      <Badge
        aria-hidden="true"
        size="small"
        count={tasks.length}
        overflowCount={maxShown}
        title={null}
      >
        {children}
      </Badge>
      {tasks.length > 0 && <VisuallyHidden>{tasks.length} open tasks, </VisuallyHidden>}
    </>
  );
}
