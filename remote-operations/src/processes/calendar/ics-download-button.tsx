import { compareNewestFirst, getRecordRevision, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Process } from 'shared-kernel/domain/process';
import { toIcs, type IcsEvent } from 'shared-kernel/format/ics';
import { useDownload } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useProcessEntries } from './use-process-entries';
import * as v from 'valibot';
import {
  milestoneSchema,
  processMilestoneStatusDisplay,
  type ProcessMilestone,
} from '../rules/process-fields';
import { sortMilestones } from '../rules/milestone-order';

const changedProcess = v.object({ milestones: v.array(v.unknown()) });

/**
 * Finds milestones that were removed from a process, by reading its audit entries. For example, undoing a rejection
 * removes the re-test.
 */
export function findRemovedMilestones(
  { milestones }: Pick<Process, 'milestones'>,
  entries: readonly AuditEntry[],
): readonly ProcessMilestone[] {
  const seen = new Set(milestones.map(({ id }) => id));
  const removed: ProcessMilestone[] = [];
  for (const { before } of entries.toSorted(compareNewestFirst)) {
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

/** Returns all milestones of a process as all-day calendar events (PM4). Removed milestones become cancelled events. */
export function createProcessIcsEvents(
  process: Process,
  entries: readonly AuditEntry[] = [],
): readonly IcsEvent[] {
  const revision = getRecordRevision(entries);
  const eventOf = (milestone: ProcessMilestone) => ({
    uid: `${process.id}-${milestone.id}@trustfold.example`,
    title: `${milestone.name} (${process.id})`,
    start: milestone.dueDate,
    description: [
      `${process.name}, ${process.client}`,
      processMilestoneStatusDisplay[milestone.status].label,
      `Assigned to ${milestone.assignedTo}`,
      ...milestone.requirements.map(({ label, met }) => `${met ? '[x]' : '[ ]'} ${label}`),
    ].join('\n'),
    ...revision,
  });
  return [
    ...sortMilestones(process).map(eventOf),
    ...findRemovedMilestones(process, entries).map((milestone) => ({
      ...eventOf(milestone),
      isCancelled: true,
    })),
  ];
}

interface IcsButtonProps {
  readonly processes: readonly Process[];
  readonly name: string;
}

export function IcsDownloadButton({ processes, name }: IcsButtonProps) {
  const { download, isMaking } = useDownload();
  const readEntries = useProcessEntries();

  const make = async () => {
    const ids = processes.map(({ id }) => id);
    const entries = await readEntries(ids);
    const events = processes.flatMap((process) =>
      createProcessIcsEvents(process, entries.get(process.id)),
    );
    return {
      name: `${name}.ics`,
      mediaType: 'text/calendar;charset=utf-8',
      bytes: toIcs(events, new Date().toISOString()),
    };
  };

  return (
    <CommandButton
      icon={<Icon name="calendar" />}
      refusal={processes.length === 0 ? 'There are no processes to export.' : undefined}
      loading={isMaking}
      onPress={() => void download(make)}
    >
      Download .ics
    </CommandButton>
  );
}
