import { dueMilestones, type Process } from 'shared-kernel/domain/process';
import { compareMoments, formatAmount, formatNumber } from 'shared-kernel/format';
import type { Need, NeedsRequest } from './need';

type Milestone = Process['milestones'][number];

function needsFrom(
  { id, name, client, value, currency }: Process,
  key: 'late' | 'due',
  milestones: readonly Milestone[],
  filters: Need['filters'],
): readonly Need[] {
  const [first, ...more] = milestones.toSorted((a, b) => compareMoments(a.dueDate, b.dueDate));
  if (!first) return [];
  const others = more.length === 0 ? '' : ` · and ${formatNumber(more.length)} more`;
  return [
    {
      key,
      kind: 'processes',
      id,
      title: first.name,
      detail: `${name} · ${client}${others}`,
      amount: formatAmount(value, currency),
      since: first.dueDate,
      action: 'Open',
      filters,
    },
  ];
}

/** The processes with a milestone that is late or due today and is this portal’s to complete. */
export function processNeeds({ records, may, now }: NeedsRequest): readonly Need[] {
  if (!may('milestones')) return [];
  // Who may not complete just anybody's milestone completes those of vendors.
  const isOfVendors = !may('milestones', { assignee: '' });
  const dueIn = (process: Process, key: 'late' | 'due', due: 'late' | 'today') =>
    needsFrom(
      process,
      key,
      dueMilestones(process, { due }, now).filter(({ assignedTo }) =>
        may('milestones', { assignee: assignedTo }),
      ),
      { due, ...(isOfVendors && { assignee: 'vendor' }) },
    );
  return records.processes.flatMap((process) => [
    ...dueIn(process, 'late', 'late'),
    ...dueIn(process, 'due', 'today'),
  ]);
}
