import { processIcsEvents } from './process-export';
import { type Process } from 'shared-kernel/domain/process';
import { toIcs } from 'shared-kernel/format';
import { Button, downloadFile, Icon } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';

interface IcsButtonProps {
  readonly processes: readonly Process[];
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** The milestones of processes for one's own calendar (PM4). */
export function IcsButton({ processes, name }: IcsButtonProps) {
  const now = useWorkspaceClock();
  return (
    <Button
      icon={<Icon name="calendar" />}
      disabled={processes.length === 0}
      onClick={() =>
        downloadFile(
          `${name}.ics`,
          'text/calendar;charset=utf-8',
          toIcs(processes.flatMap(processIcsEvents), now),
        )
      }
    >
      Download .ics
    </Button>
  );
}
