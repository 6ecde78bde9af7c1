import { getContractChangeError, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { amendContract } from '../commands/amend-contract';
import { getContractOwnership } from '../commands/ownerships';
import { useContractDrawer } from '../use-contract-drawer';

export function useAmendContract(contract: Contract) {
  const { openContract } = useContractDrawer();
  const { run, availability } = useCommand(amendContract, getContractOwnership(contract));
  const amend = async () => {
    const result = await run({ id: contract.id });
    if (result.status === 'done') openContract(result.output.id);
  };
  return { availability, amend: () => void amend() };
}

export function AmendButton({ contract }: { readonly contract: Contract }) {
  const { availability, amend } = useAmendContract(contract);
  if (availability.state === 'inert' || getContractChangeError(contract) === undefined) return null;
  return (
    <CommandButton icon={<Icon name="plus" />} availability={availability} onPress={amend}>
      Amend
    </CommandButton>
  );
}
