import type { ClientFormInput } from './client-form-schema';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { createClient } from '../commands/create-client';
import { useOpenClient } from '../use-open-client';
import { ClientForm } from './client-form';

interface AddClientDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const blank: ClientFormInput = {
  companyName: '',
  contactPerson: '',
  email: '',
  phone: '',
  website: '',
  industry: '',
};

/** Adds a client and opens its profile. */
export function AddClientDialog({ open, onClose }: AddClientDialogProps) {
  const { run, isPending } = useCommand(createClient);
  const { openClient } = useOpenClient();
  return (
    <FormDialog open={open} title="Add New Client" onClose={onClose}>
      {({ leave }) => (
        <ClientForm
          label="Add New Client"
          submitLabel="Add client"
          initial={blank}
          isPending={isPending}
          onCancel={leave}
          onSave={async (values, showInvalid) => {
            const result = await run(values, showInvalid);
            if (result.status === 'failed') return undefined;
            onClose();
            if (result.status === 'inert') return undefined;
            openClient(result.output.id);
            return result.output.id;
          }}
        />
      )}
    </FormDialog>
  );
}
