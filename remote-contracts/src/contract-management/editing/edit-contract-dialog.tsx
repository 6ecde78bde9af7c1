import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { EditContractForm } from './edit-contract-form';

interface EditContractDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Edits what the create dialog asked for; asks before it throws changes away. */
export const EditContractDialog = ({ contract, open, onClose }: EditContractDialogProps) => (
  <FormDialog open={open} title={`Edit ${contractTitle(contract)}`} onClose={onClose}>
    {({ leave }) => <EditContractForm contract={contract} onCancel={leave} onSaved={onClose} />}
  </FormDialog>
);
