import { processIcsEvents } from './process-export';
import type { Process } from 'shared-kernel/domain/process';
import { toIcs } from 'shared-kernel/format/ics';
import { Button, downloadFile, Icon } from 'shared-kernel/ui';

interface IcsButtonProps {
  readonly processes: readonly Process[];
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** The milestones of processes for one's own calendar (PM4). */
export function IcsButton({ processes, name }: IcsButtonProps) {
  return (
    <Button
      icon={<Icon name="calendar" />}
      disabled={processes.length === 0}
      onClick={() =>
        downloadFile(
          `${name}.ics`,
          'text/calendar;charset=utf-8',
          toIcs(processes.flatMap(processIcsEvents), new Date().toISOString()),
        )
      }
    >
      Download .ics
    </Button>
  );
}
