import { dueMilestones, type DueFilter, type Process } from 'shared-kernel/domain/process';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import type { Need, NeedsRequest } from './need';

type Milestone = Process['milestones'][number];

function asNeed(
  { id, name, client, value, currency }: Process,
  key: 'late' | 'due',
  milestones: readonly Milestone[],
): Need | undefined {
  const [first, ...more] = milestones.toSorted(
    (a, b) => Number(a.dueDate > b.dueDate) - Number(a.dueDate < b.dueDate),
  );
  if (!first) return undefined;
  const others = more.length === 0 ? '' : ` · and ${formatNumber(more.length)} more`;
  return {
    key,
    kind: 'processes',
    id,
    title: first.name,
    detail: `${name} · ${client}${others}`,
    amount: formatAmount(value, currency),
    since: first.dueDate,
    action: 'Open',
  };
}

/** The processes with a milestone that is late or due today and is this portal’s to complete. */
export function processNeeds({ records, may, now }: NeedsRequest): readonly (Need | undefined)[] {
  if (!may('milestones')) return [];
  const dueIn = (process: Process, due: DueFilter['due']) =>
    dueMilestones(process, { due }, now).filter(({ assignedTo }) =>
      may('milestones', { assignee: assignedTo }),
    );
  return records.processes.flatMap((process) => [
    asNeed(process, 'late', dueIn(process, 'late')),
    asNeed(process, 'due', dueIn(process, 'today')),
  ]);
}
