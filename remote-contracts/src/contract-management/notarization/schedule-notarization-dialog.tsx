import { useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { Booked } from './booked';
import { ScheduleForm } from './schedule-form';

interface ScheduleNotarizationDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Books the video notarization, then offers it to the calendar. */
export function ScheduleNotarizationDialog({
  contract,
  open,
  onClose,
}: ScheduleNotarizationDialogProps) {
  return (
    <FormDialog
      open={open}
      title={`Schedule notarization · ${contractTitle(contract)}`}
      size="small"
      onClose={onClose}
    >
      {({ leave }) => <Booking contract={contract} onCancel={leave} onClose={onClose} />}
    </FormDialog>
  );
}

interface BookingProps extends Pick<ScheduleNotarizationDialogProps, 'contract' | 'onClose'> {
  readonly onCancel: () => void;
}

function Booking({ contract, onCancel, onClose }: BookingProps) {
  const [isBooked, setIsBooked] = useState(false);
  return isBooked ? (
    <Booked contract={contract} onClose={onClose} />
  ) : (
    <ScheduleForm contract={contract} onBooked={() => setIsBooked(true)} onCancel={onCancel} />
  );
}
