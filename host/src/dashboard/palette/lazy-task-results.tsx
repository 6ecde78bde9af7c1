import { useLatePart } from 'shared-kernel/ui';
import type { TaskResultsProps } from '../tasks/task-results';

/** Shares the overview's chunk, which has the sources of the tasks. */
const loadTaskResults = async () =>
  (await import(/* webpackChunkName: "overview" */ '../tasks/task-results')).TaskResults;

const leaveOut = () => undefined;

/** The tasks that the text names, once their code has loaded. */
export function LazyTaskResults(props: TaskResultsProps) {
  const { Part: TaskResults } = useLatePart({
    load: loadTaskResults,
    occasion: 'shown',
    onFail: leaveOut,
  });
  return TaskResults && <TaskResults {...props} />;
}
