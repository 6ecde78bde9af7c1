import { processIcsEvents } from '../list/process-export';
import type { Process } from 'shared-kernel/domain/process';
import { toIcs } from 'shared-kernel/format/ics';
import { useHandOut } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useReadEntries } from 'shared-kernel/workspace';

interface IcsButtonProps {
  readonly processes: readonly Process[];
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** The milestones of processes for one's own calendar (PM4), those that were taken back as cancelled. */
export function IcsButton({ processes, name }: IcsButtonProps) {
  const { handOut, isMaking } = useHandOut();
  const readEntries = useReadEntries();

  const make = async () => {
    const ids = processes.map(({ id }) => id);
    const entries = await readEntries('processes', ids);
    const events = processes.flatMap((process) =>
      processIcsEvents(process, entries.get(process.id)),
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
      refusal={processes.length === 0 ? 'No process is listed.' : undefined}
      loading={isMaking}
      onPress={() => void handOut(make)}
    >
      Download .ics
    </CommandButton>
  );
}
