import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { toIcs } from 'shared-kernel/format/ics';
import { Button, downloadFile, Icon } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { useNotarizationEvent } from './use-notarization-event';

interface CalendarFileButtonProps {
  readonly contract: Contract;
  readonly size?: ComponentProps<typeof Button>['size'];
}

/** Hands out the notarization as an event for a calendar: as it is booked, or cancelled where it no longer is. */
export function CalendarFileButton({ contract, size = 'small' }: CalendarFileButtonProps) {
  const now = useWorkspaceClock();
  const { event, isRead } = useNotarizationEvent(contract);
  if (event === undefined) return null;
  const download = () => {
    const name = `${contract.id} notarization.ics`;
    downloadFile(name, 'text/calendar;charset=utf-8', toIcs(event, now));
  };
  return (
    <Button size={size} icon={<Icon name="download" />} disabled={!isRead} onClick={download}>
      {event.isCancelled === true ? 'Remove from calendar' : 'Add to calendar'}
    </Button>
  );
}
