import { useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { FormActions } from 'shared-kernel/form';
import { formatDateTime, unknownText } from 'shared-kernel/format';
import { FactTable, FormDialog } from 'shared-kernel/records';
import { Button, Stack } from 'shared-kernel/ui';
import { CalendarFileButton } from './calendar-file-button';
import { ScheduleForm } from './schedule-form';

interface ScheduleNotarizationDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The booking, and its calendar event. */
function Booked({
  contract,
  onClose,
}: Pick<ScheduleNotarizationDialogProps, 'contract' | 'onClose'>) {
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

/** Books the video notarization, then offers it to the calendar. */
export function ScheduleNotarizationDialog({
  contract,
  open,
  onClose,
}: ScheduleNotarizationDialogProps) {
  const [isBooked, setIsBooked] = useState(false);
  return (
    <FormDialog
      open={open}
      title={`Schedule notarization · ${contractTitle(contract)}`}
      size="small"
      onClose={onClose}
    >
      {isBooked ? (
        <Booked contract={contract} onClose={onClose} />
      ) : (
        <ScheduleForm contract={contract} onBooked={() => setIsBooked(true)} />
      )}
    </FormDialog>
  );
}
