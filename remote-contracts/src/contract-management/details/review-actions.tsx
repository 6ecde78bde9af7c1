import { nextContractStatuses } from '../commands/contract-moves';
import { type Contract } from 'shared-kernel/domain/contract';
import { type ContractStatus } from '../contract-status';
import { CommandButton } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { moveContract } from '../commands/move-contract';

interface ReviewActionsProps {
  readonly contract: Contract;
}

/** How each move reads; signing is the envelope's business and has no button here. */
const moveLabel: Record<ContractStatus, Partial<Record<ContractStatus, string>>> = {
  draft: { pending_review: 'Submit for legal review' },
  pending_review: { draft: 'Return to draft', legal_approved: 'Complete legal review' },
  legal_approved: { pending_review: 'Reopen legal review' },
  user_waived: { pending_review: 'Submit for legal review' },
  signed: {},
};

/** The legal review's next steps, which the sample does not have. */
export function ReviewActions({ contract }: ReviewActionsProps) {
  const { run, availability, isPending } = useCommand(moveContract);
  if (availability.state === 'inert') return null;
  return nextContractStatuses(contract.status).map((status) => {
    const label = moveLabel[contract.status][status];
    if (label === undefined) return null;
    return (
      <CommandButton
        key={status}
        availability={availability}
        loading={isPending}
        onPress={() => void run({ id: contract.id, status })}
      >
        {label}
      </CommandButton>
    );
  });
}
