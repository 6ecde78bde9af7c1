import { useState, type ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { recallEnvelope, recallReasonSchema } from '../commands/recall-envelope';
import { belongingOf } from '../commands/terms';
import { recallRefusal } from './envelope';
import { ReasonForm } from './reason-form';

interface RecallButtonProps extends Pick<ComponentProps<typeof CommandButton>, 'size'> {
  readonly contract: Contract;
}

/** Recalls the envelope that is out while no one has signed it, and asks why. */
export function RecallButton({ contract, ...button }: RecallButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { run, availability, isPending } = useCommand(recallEnvelope, belongingOf(contract));
  if (availability.state === 'inert' || recallRefusal(contract) !== undefined) return null;
  const { id } = contract;
  const close = () => setIsAsked(false);
  return (
    <div>
      <CommandButton
        {...button}
        icon={<Icon name="undo" />}
        availability={availability}
        onPress={() => setIsAsked(true)}
      >
        Recall envelope
      </CommandButton>
      <FormDialog open={isAsked} title="Recall the envelope" size="small" onClose={close}>
        {() => (
          <ReasonForm
            label="Recall the envelope"
            question="Why is it recalled?"
            hint="Shown in the audit log."
            action="Recall"
            schema={recallReasonSchema}
            draftKey={`contract.recallEnvelope ${id}`}
            isPending={isPending}
            run={({ reason }, show) => run({ id, reason }, show)}
            onClose={close}
          />
        )}
      </FormDialog>
    </div>
  );
}
