import { newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Process } from 'shared-kernel/domain/process';
import * as v from 'valibot';
import { milestoneSchema, type ProcessMilestone } from '../list/process-parts';

const changedProcess = v.object({ milestones: v.array(v.unknown()) });

/**
 * The milestones that a process had by the log's entries about it and has no longer, such as a re-test whose rejection
 * was undone, each as it was last.
 */
export function removedMilestones(
  { milestones }: Pick<Process, 'milestones'>,
  entries: readonly AuditEntry[],
): readonly ProcessMilestone[] {
  const seen = new Set(milestones.map(({ id }) => id));
  const removed: ProcessMilestone[] = [];
  for (const { before } of entries.toSorted(newestEntryFirst)) {
    const changed = v.safeParse(changedProcess, before);
    for (const part of changed.success ? changed.output.milestones : []) {
      const whole = v.safeParse(milestoneSchema, part);
      if (!whole.success || seen.has(whole.output.id)) continue;
      seen.add(whole.output.id);
      removed.push(whole.output);
    }
  }
  return removed;
}
