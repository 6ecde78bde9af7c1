import { formatNumber, keysOf } from 'shared-kernel/format';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import {
  Button,
  DataView,
  FilterSelect,
  Section,
  TableSkeleton,
  VirtualList,
  type DataViewQuery,
} from 'shared-kernel/ui';
import { taskKinds, type Task } from './task';
import { TaskRow } from './task-row';
import styles from './task-list.module.css';

const few = 7;

const params = {
  tasks: urlChoice(['all', ...keysOf(taskKinds)], 'all'),
  rows: urlChoice(['few', 'all'], 'few'),
};

function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const { values, set } = useUrlState(params);
  const kinds = keysOf(taskKinds)
    .map((kind) => ({ kind, count: tasks.filter((task) => task.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const chosen = kinds.find(({ kind }) => kind === values.tasks)?.kind ?? 'all';
  const listed = chosen === 'all' ? tasks : tasks.filter(({ kind }) => kind === chosen);
  const isWhole = values.rows === 'all';
  return (
    <>
      {kinds.length > 1 && (
        <div className={styles.kind}>
          <FilterSelect
            label="Kind"
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
        </div>
      )}
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
  <Section title="Your tasks">
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
