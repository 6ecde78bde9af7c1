import type { ComponentProps } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { toIcs } from 'shared-kernel/format/ics';
import { Button, downloadFile, Icon } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';

interface CalendarFileButtonProps {
  readonly contract: Contract;
  readonly size?: ComponentProps<typeof Button>['size'];
}

/** Hands out the booked notarization as an event for a calendar. */
export function CalendarFileButton({ contract, size = 'small' }: CalendarFileButtonProps) {
  const now = useWorkspaceClock();
  const { scheduledDate, notaryName } = contract.notarization;
  if (scheduledDate === undefined) return null;
  const download = () => {
    const event = {
      uid: `${contract.id}-notarization@trustfold.example`,
      title: `Video notarization: ${contractTitle(contract)}`,
      start: scheduledDate,
      description: `Contract ${contract.id}${notaryName === undefined ? '' : `, notary ${notaryName}`}`,
    };
    const name = `${contract.id} notarization.ics`;
    downloadFile(name, 'text/calendar;charset=utf-8', toIcs(event, now));
  };
  return (
    <Button size={size} icon={<Icon name="download" />} onClick={download}>
      Add to calendar
    </Button>
  );
}
