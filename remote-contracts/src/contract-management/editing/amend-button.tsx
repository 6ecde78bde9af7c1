import { changeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAmend } from './change-items';

/** Drafts an amendment of a contract that has a signature, and opens it; the sample has no such control. */
export function AmendButton({ contract }: { readonly contract: Contract }) {
  const { availability, isPending, amend } = useAmend(contract);
  if (availability.state === 'inert' || changeRefusal(contract) === undefined) return null;
  return (
    <CommandButton
      icon={<Icon name="plus" />}
      availability={availability}
      loading={isPending}
      onPress={amend}
    >
      Amend
    </CommandButton>
  );
}
