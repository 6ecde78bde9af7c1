import { formatNumber, keysOf } from 'shared-kernel/format';
import { createChoiceParam, useUrlState } from 'shared-kernel/shell';
import {
  Button,
  DataView,
  FilterSelect,
  Section,
  TableSkeleton,
  VirtualList,
  type DataViewQuery,
} from 'shared-kernel/ui';
import { taskKinds, type Task, type TaskKind } from './task';
import { TaskRow } from './task-row';
import styles from './task-list.module.css';

const few = 7;

const params = {
  tasks: createChoiceParam(['all', ...keysOf(taskKinds)], 'all'),
  rows: createChoiceParam(['few', 'all'], 'few'),
};

const isOfKind = (tasks: readonly Task[], kind: TaskKind) =>
  tasks.filter((task) => task.kind === kind);

/**
 * Returns the kinds of tasks that exist and the tasks of the selected kind. If the URL names a kind without tasks, all
 * tasks are returned.
 */
function useListedTasks(tasks: readonly Task[]) {
  const { values, set } = useUrlState(params);
  const kinds = keysOf(taskKinds)
    .map((kind) => ({ kind, count: isOfKind(tasks, kind).length }))
    .filter(({ count }) => count > 0);
  const chosen: TaskKind | 'all' = kinds.find(({ kind }) => kind === values.tasks)?.kind ?? 'all';
  const listed = chosen === 'all' ? tasks : isOfKind(tasks, chosen);
  return { kinds, chosen, listed, isWhole: values.rows === 'all', set };
}

interface TasksProps {
  readonly tasks: readonly Task[];
}

function KindFilter({ tasks }: TasksProps) {
  const { kinds, chosen, set } = useListedTasks(tasks);
  if (kinds.length < 2) return null;
  return (
    <FilterSelect
      label="Type"
      value={chosen}
      options={[
        { value: 'all', label: `All (${formatNumber(tasks.length)})` },
        ...kinds.map(({ kind, count }) => ({
          value: kind,
          label: `${taskKinds[kind].label} (${formatNumber(count)})`,
        })),
      ]}
      onChange={(kind) => set({ tasks: kind })}
    />
  );
}

function Tasks({ tasks }: TasksProps) {
  const { listed, isWhole, set } = useListedTasks(tasks);
  return (
    <>
      <VirtualList
        label="Your tasks"
        items={isWhole ? listed : listed.slice(0, few)}
        itemKey={({ id }) => id}
        estimateSize={56}
        renderItem={(task) => <TaskRow task={task} />}
      />
      {listed.length > few && (
        <Button
          type="link"
          className={styles.all}
          onClick={() => set({ rows: isWhole ? 'few' : 'all' })}
        >
          {isWhole ? 'Show fewer' : `Show all (${formatNumber(listed.length)})`}
        </Button>
      )}
    </>
  );
}

export const TaskList = ({ query }: { readonly query: DataViewQuery<readonly Task[]> }) => (
  <Section title="Your tasks" actions={<KindFilter tasks={query.data ?? []} />}>
    <DataView
      query={query}
      skeleton={
        <div className={styles.loading}>
          <TableSkeleton count={few} />
        </div>
      }
      empty={
        <div className={styles.none}>
          <p>No open tasks</p>
          <p className={styles.noneHint}>Items to decide, sign or complete appear here.</p>
        </div>
      }
    >
      {(tasks) => <Tasks tasks={tasks} />}
    </DataView>
  </Section>
);
