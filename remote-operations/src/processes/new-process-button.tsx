import { useState } from 'react';
import { dayOf } from 'shared-kernel/format';
import { FormDialog } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { type ProcessForm } from './new-process';
import { createProcess } from './commands/create-process';
import { NewProcessForm } from './new-process-form';

interface NewProcessButtonProps {
  readonly onCreated: (processId: string) => void;
}

/** Opens the form of a new process, and then the process itself (PM1). */
export function NewProcessButton({ onCreated }: NewProcessButtonProps) {
  const { run, isPending, availability } = useCommand(createProcess);
  const { data: clients = [] } = useCollection('clients');
  const now = useWorkspaceClock();
  const [isOpen, setOpen] = useState(false);

  const create = async (form: ProcessForm) => {
    const result = await run(form);
    if (result.status !== 'done') return false;
    setOpen(false);
    onCreated(result.output.id);
    return true;
  };

  return (
    <>
      <CommandButton
        type="primary"
        availability={availability}
        icon={<Icon name="plus" />}
        onPress={() => setOpen(true)}
      >
        New Process
      </CommandButton>
      <FormDialog open={isOpen} title="New process" onClose={() => setOpen(false)}>
        {({ leave }) => (
          <NewProcessForm
            clients={clients.map(({ companyName }) => companyName)}
            today={dayOf(now)}
            isPending={isPending}
            onCreate={create}
            onCancel={leave}
          />
        )}
      </FormDialog>
    </>
  );
}
