import { contractChangeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { amendContract } from '../commands/amend-contract';
import { ownershipOf } from '../commands/ownerships';
import { useOpenContract } from '../use-open-contract';

export function useAmend(contract: Contract) {
  const { openContract } = useOpenContract();
  const { run, availability } = useCommand(amendContract, ownershipOf(contract));
  const amend = async () => {
    const result = await run({ id: contract.id });
    if (result.status === 'done') openContract(result.output.id);
  };
  return { availability, amend: () => void amend() };
}

export function AmendButton({ contract }: { readonly contract: Contract }) {
  const { availability, amend } = useAmend(contract);
  if (availability.state === 'inert' || contractChangeRefusal(contract) === undefined) return null;
  return (
    <CommandButton icon={<Icon name="plus" />} availability={availability} onPress={amend}>
      Amend
    </CommandButton>
  );
}
