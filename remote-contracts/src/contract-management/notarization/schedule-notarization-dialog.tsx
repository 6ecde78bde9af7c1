import { useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { Dialog } from 'shared-kernel/ui';
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
    <Dialog
      open={open}
      title={`Schedule notarization · ${contractTitle(contract)}`}
      size="small"
      onClose={onClose}
    >
      <Booking contract={contract} onClose={onClose} />
    </Dialog>
  );
}

type BookingProps = Pick<ScheduleNotarizationDialogProps, 'contract' | 'onClose'>;

function Booking({ contract, onClose }: BookingProps) {
  const [isBooked, setIsBooked] = useState(false);
  return isBooked ? (
    <Booked contract={contract} onClose={onClose} />
  ) : (
    <ScheduleForm contract={contract} onBooked={() => setIsBooked(true)} onCancel={onClose} />
  );
}
