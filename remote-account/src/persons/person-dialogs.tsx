import { portalKeys, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { CommandDialog, SelectField, TextField } from 'shared-kernel/form';
import { ConfirmDialog, type DialogControls, type LazyDialogProps } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { addPerson, removePerson } from './commands/edit-persons';
import type { PersonDialog } from './lazy-dialogs';
import { personFormSchema } from './person';

const portals = portalKeys.map((value) => ({ value, label: portalLabel[value] }));
const blank = { name: '', email: '', portals: [] as PortalKey[], company: '' };

function AddPersonDialog(ends: DialogControls) {
  const { run } = useCommand(addPerson);
  return (
    <CommandDialog
      {...ends}
      title="Add person"
      schema={personFormSchema}
      defaultValues={blank}
      draftKey="person.add"
      submit="Add person"
      onSubmit={(person, show) => run({ id: `PER-${crypto.randomUUID()}`, ...person }, show)}
    >
      {({ control }) => (
        <>
          <TextField name="name" control={control} label="Name" autoComplete="off" required />
          <TextField
            name="email"
            control={control}
            type="email"
            label="Email"
            hint="The verified email address of the account that the person signs in with."
            autoComplete="off"
            required
          />
          <SelectField
            name="portals"
            control={control}
            label="Portals"
            options={portals}
            multiple
            required
          />
          <TextField
            name="company"
            control={control}
            label="Company"
            hint="Client portal: the client’s ID, such as CL-001. Vendor portal: the vendor’s name. Other portals: leave empty."
            autoComplete="off"
          />
        </>
      )}
    </CommandDialog>
  );
}

interface RemovePersonDialogProps extends DialogControls {
  readonly id: string;
  readonly name: string;
}

function RemovePersonDialog({ id, name, open, onClose }: RemovePersonDialogProps) {
  const { run, isPending } = useCommand(removePerson);
  const remove = async () => {
    const { status } = await run({ id });
    if (status === 'done') onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${name}?`}
      confirmLabel="Remove person"
      tone="danger"
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      The person is signed out within a minute. Records and audit entries are not deleted.
    </ConfirmDialog>
  );
}

export function PersonDialogs({ dialog, ...ends }: LazyDialogProps<PersonDialog>) {
  if (dialog.kind === 'add') return <AddPersonDialog {...ends} />;
  return <RemovePersonDialog {...ends} id={dialog.id} name={dialog.name} />;
}
