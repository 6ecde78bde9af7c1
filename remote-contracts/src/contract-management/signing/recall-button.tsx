import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { recallEnvelope } from '../commands/recall-envelope';
import { belongingOf } from '../commands/terms';
import { recallRefusal } from './envelope';

interface RecallButtonProps extends Pick<ComponentProps<typeof CommandButton>, 'size'> {
  readonly contract: Contract;
}

/** Recalls the envelope that is out while no one has signed it. */
export function RecallButton({ contract, ...button }: RecallButtonProps) {
  const { run, availability, isPending } = useCommand(recallEnvelope, belongingOf(contract));
  if (availability.state === 'inert' || recallRefusal(contract) !== undefined) return null;
  return (
    <div>
      <CommandButton
        {...button}
        icon={<Icon name="undo" />}
        availability={availability}
        loading={isPending}
        onPress={() => void run({ id: contract.id })}
      >
        Recall envelope
      </CommandButton>
    </div>
  );
}
