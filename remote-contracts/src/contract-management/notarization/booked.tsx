import type { Contract } from 'shared-kernel/domain/contract';
import { FormActions } from 'shared-kernel/form';
import { formatDateTime, unknownText } from 'shared-kernel/format';
import { FactTable } from 'shared-kernel/records';
import { Button, Stack } from 'shared-kernel/ui';
import { CalendarFileButton } from './calendar-file-button';

interface BookedProps {
  readonly contract: Contract;
  readonly onClose: () => void;
}

/** The booking, and its calendar event. */
export function Booked({ contract, onClose }: BookedProps) {
  const { scheduledDate, notaryName } = contract.notarization;
  return (
    <Stack>
      <FactTable
        facts={[
          {
            label: 'Scheduled for',
            value: scheduledDate === undefined ? unknownText : formatDateTime(scheduledDate),
          },
          { label: 'Notary', value: notaryName },
        ]}
      />
      <FormActions>
        <CalendarFileButton contract={contract} size="medium" />
        <Button type="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </FormActions>
    </Stack>
  );
}
