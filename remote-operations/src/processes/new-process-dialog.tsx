import { clientChoices } from 'shared-kernel/domain/client';
import { dayOf } from 'shared-kernel/format';
import { FormDialog } from 'shared-kernel/records';
import type { LateDialogProps } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { createProcess } from './commands/create-process';
import type { ProcessForm } from './new-process';
import { NewProcessForm } from './new-process-form';
import { useProcessView } from './use-process-view';

/** The form of a new process, and then the process itself (PM1). */
export function NewProcessDialog({ open, onClose }: Omit<LateDialogProps<never>, 'dialog'>) {
  const { run, isPending } = useCommand(createProcess);
  const { data: clients = [] } = useCollection('clients');
  const now = useWorkspaceClock();
  const view = useProcessView();

  const create = async (form: ProcessForm) => {
    const result = await run(form);
    if (result.status !== 'done') return undefined;
    onClose();
    view.open(result.output.id);
    return result.output.id;
  };

  return (
    <FormDialog open={open} title="New process" onClose={onClose}>
      {({ leave }) => (
        <NewProcessForm
          clients={clientChoices(clients)}
          today={dayOf(now)}
          isPending={isPending}
          onCreate={create}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
