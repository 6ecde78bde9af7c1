import { useId, useState } from 'react';
import { type ProcessForm } from 'shared-kernel/domain/process';
import { Button, CommandButton, Dialog, Icon } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { NewProcessForm } from './new-process-form';

interface NewProcessButtonProps {
  readonly onCreated: (processId: string) => void;
}

/** Opens the form of a new process, and then the process itself (PM1). */
export function NewProcessButton({ onCreated }: NewProcessButtonProps) {
  const { run, isPending, availability } = useCommand('process.create');
  const { data: clients = [] } = useCollection('clients');
  const now = useWorkspaceClock();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);

  const create = async (form: ProcessForm) => {
    const result = await run(form);
    if (result.status !== 'done') return;
    setOpen(false);
    onCreated(result.output.id);
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
      <Dialog
        open={isOpen}
        title="New process"
        closeOnBackdrop={false}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
              Create process
            </Button>
          </>
        }
      >
        <NewProcessForm
          id={formId}
          clients={clients.map(({ companyName }) => companyName)}
          today={now.slice(0, 10)}
          onSubmit={(form) => void create(form)}
        />
      </Dialog>
    </>
  );
}
