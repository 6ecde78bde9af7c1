import { permissions } from 'shared-kernel/domain/portal';
import { findDueMilestones, type Process } from 'shared-kernel/domain/process';
import { createTaskAmount, type Task, type TaskInput } from './task';

const dueLabel = { late: 'Overdue', today: 'Due today' } as const;

const tasksOf = (
  process: Process,
  due: keyof typeof dueLabel,
  { hasPermission, now }: TaskInput,
): readonly Task[] =>
  findDueMilestones(process, { due }, now)
    .filter(({ assignedTo }) => hasPermission(permissions.milestones, { assignee: assignedTo }))
    .map(({ id, name, dueDate }) => ({
      kind: 'milestone',
      id: `milestone ${process.id} ${id}`,
      title: `${dueLabel[due]}: ${name}, ${process.name}`,
      detail: process.client,
      due: dueDate,
      since: dueDate,
      amount: createTaskAmount({ amount: process.value, currency: process.currency }),
      action: 'Open',
      link: {
        kind: 'processes',
        id: process.id,
        // A portal without the permission for all milestones can complete only milestones that are assigned to vendors.
        filters: {
          due,
          ...(!hasPermission(permissions.milestones, { assignee: '' }) && { assignee: 'vendor' }),
        },
      },
      subject: { kind: 'process', id: process.id, part: id },
    }));

export const findMilestoneTasks = (request: TaskInput): readonly Task[] =>
  request.records.processes.flatMap((process) => [
    ...tasksOf(process, 'late', request),
    ...tasksOf(process, 'today', request),
  ]);
