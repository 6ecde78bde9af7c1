import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { toIcs } from 'shared-kernel/format/ics';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useRecordsByIndex, useWorkspaceClock } from 'shared-kernel/workspace';
import { createContractAuditQuery } from '../create-contract-audit-query';
import { createNotarizationEvent } from './create-notarization-event';

/**
 * Returns the calendar event of a notarization. The contract's audit entries must be loaded, because they determine the
 * revision of the event.
 */
export function useNotarizationEvent(contract: Contract) {
  const { data: entries } = useRecordsByIndex(
    'auditEntries',
    'subject',
    createContractAuditQuery(contract.id),
  );
  return { event: createNotarizationEvent(contract, entries ?? []), isRead: entries !== undefined };
}

interface CalendarFileButtonProps {
  readonly contract: Contract;
  readonly size?: ComponentProps<typeof CommandButton>['size'];
}

/**
 * Button that downloads the notarization as a calendar event. If the booking no longer exists, the file cancels the
 * event.
 */
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
