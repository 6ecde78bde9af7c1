import { FormDialog } from 'shared-kernel/records';
import { CreateContractForm } from './create-contract-form';

interface CreateContractDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The create dialog (C8). */
export const CreateContractDialog = ({ open, onClose }: CreateContractDialogProps) => (
  <FormDialog open={open} title="Create contract" keepsDraft onClose={onClose}>
    {() => <CreateContractForm onClose={onClose} />}
  </FormDialog>
);
