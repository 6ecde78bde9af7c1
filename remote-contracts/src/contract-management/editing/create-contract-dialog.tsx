import { Dialog } from 'shared-kernel/ui';
import { CreateContractForm } from './create-contract-form';

interface CreateContractDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The create dialog (C8). */
export const CreateContractDialog = ({ open, onClose }: CreateContractDialogProps) => (
  <Dialog open={open} title="Create contract" onClose={onClose} closeOnBackdrop={false}>
    <CreateContractForm onClose={onClose} />
  </Dialog>
);
