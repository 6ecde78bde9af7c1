import { toLocalDate } from 'shared-kernel/format';
import type { Process, ProcessMilestone } from './process.schema';
import { normalizeName } from '../client/client-reference';
import { isVendorName } from './vendor-names';

interface DueFilter {
  readonly due: 'today' | 'late';
  readonly assignee?: 'vendor' | undefined;
  /** The company of the signed-in user in the vendor portal; `undefined` without a server. */
  readonly vendor?: string | undefined;
}

const isDue = ({ dueDate }: ProcessMilestone, due: DueFilter['due'], today: string) =>
  due === 'today' ? dueDate === today : dueDate < today;

/** Returns the open milestones that are due today or overdue in the user’s time zone. `now` is an ISO timestamp. */
export function findDueMilestones(
  { status, milestones }: Pick<Process, 'status' | 'milestones'>,
  { due, assignee, vendor }: DueFilter,
  now: string,
): readonly ProcessMilestone[] {
  if (status === 'completed') return [];
  const today = toLocalDate(now);
  const isVendors = (name: string) =>
    vendor === undefined ? isVendorName(name) : normalizeName(name) === normalizeName(vendor);
  return milestones.filter(
    (milestone) =>
      milestone.status !== 'completed' &&
      isDue(milestone, due, today) &&
      (assignee === undefined || isVendors(milestone.assignedTo)),
  );
}
