import type { ComponentProps } from 'react';
import { changeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { amendContract } from '../commands/amend-contract';
import { belongingOf } from '../commands/terms';
import { useOpenContract } from '../use-open-contract';

interface AmendButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'icon' | 'type'
> {
  readonly contract: Contract;
}

/** Drafts an amendment of a contract that has a signature, and opens it; the sample has no such control. */
export function AmendButton({ contract, ...button }: AmendButtonProps) {
  const { openContract } = useOpenContract();
  const { run, availability, isPending } = useCommand(amendContract, belongingOf(contract));
  if (availability.state === 'inert' || changeRefusal(contract) === undefined) return null;
  const amend = async () => {
    const result = await run({ id: contract.id });
    if (result.status === 'done') openContract(result.output.id);
  };
  return (
    <CommandButton
      {...button}
      availability={availability}
      loading={isPending}
      onPress={() => void amend()}
    >
      Amend
    </CommandButton>
  );
}
