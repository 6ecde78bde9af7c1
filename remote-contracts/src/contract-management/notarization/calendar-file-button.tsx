import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { toIcs } from 'shared-kernel/format/ics';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { useNotarizationEvent } from './use-notarization-event';

interface CalendarFileButtonProps {
  readonly contract: Contract;
  readonly size?: ComponentProps<typeof CommandButton>['size'];
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
    <CommandButton
      size={size}
      icon={<Icon name="download" />}
      refusal={isRead ? undefined : 'Still loading. Try again in a moment.'}
      onPress={download}
    >
      {event.isCancelled === true ? 'Remove from calendar' : 'Add to calendar'}
    </CommandButton>
  );
}
