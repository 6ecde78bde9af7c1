import { useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useCommand, usePerson } from 'shared-kernel/workspace';
import { nextContractStatuses } from '../commands/contract-moves';
import type { ContractStatus } from '../contract-status';
import { moveContract, submitContract } from '../commands/move-contract';
import { moveRefusal } from '../commands/transition-contract';
import { ownershipOf } from '../commands/ownerships';
import { isVoidable, voidWarning } from '../rules/void-envelope';

interface VoidEnvelopeDialogProps {
  /** Label of the status change to confirm. `undefined` closes the dialog. */
  readonly label: string | undefined;
  readonly contract: Contract;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const VoidEnvelopeDialog = ({
  label = '',
  contract,
  onConfirm,
  onCancel,
}: VoidEnvelopeDialogProps) => (
  <ConfirmDialog
    open={label !== ''}
    title={`${label}: ${contractTitle(contract)}?`}
    confirmLabel={label}
    tone="danger"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>{voidWarning}</p>
  </ConfirmDialog>
);

/** Button labels of the possible status changes. `signed` has no label, because only signatures set that status. */
const moveLabel: Record<ContractStatus, Partial<Record<ContractStatus, string>>> = {
  draft: { pending_review: 'Submit for legal review' },
  pending_review: { draft: 'Return to draft', legal_approved: 'Complete legal review' },
  legal_approved: { pending_review: 'Reopen legal review' },
  user_waived: { pending_review: 'Submit for legal review' },
  signed: {},
};

/**
 * Returns the command for each status change. A draft uses `submitContract`, because drafters have permission for that
 * command.
 */
function useMoves(contract: Contract) {
  const ownership = ownershipOf(contract);
  const move = useCommand(moveContract, ownership);
  const submit = useCommand(submitContract, ownership);
  const { id } = contract;
  return (status: ContractStatus) => {
    const isSubmitted =
      contract.status === 'draft' &&
      status === 'pending_review' &&
      submit.availability.state === 'available';
    return isSubmitted
      ? { ...submit, press: () => void submit.run({ id }) }
      : { ...move, press: () => void move.run({ id, status }) };
  };
}

export interface ReviewMove {
  readonly status: ContractStatus;
  readonly label: string;
  readonly isForward: boolean;
  readonly availability: ReturnType<typeof useCommand>['availability'];
  readonly refusal: string | undefined;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

const isForward = (from: ContractStatus, to: ContractStatus): boolean =>
  to === 'legal_approved' || (to === 'pending_review' && from !== 'legal_approved');

/** Returns the possible status changes of a contract. `dialog` confirms a change that voids an open envelope. */
export function useReviewMoves(contract: Contract) {
  const moveTo = useMoves(contract);
  const person = usePerson();
  const [asked, setAsked] = useState<ContractStatus>();
  const labels = moveLabel[contract.status];
  const moves = nextContractStatuses(contract.status).flatMap((status): readonly ReviewMove[] => {
    const label = labels[status];
    const { availability, isPending, press } = moveTo(status);
    if (label === undefined || availability.state === 'inert') return [];
    return [
      {
        status,
        label,
        isForward: isForward(contract.status, status),
        availability,
        refusal: moveRefusal(contract, status, person),
        isPending,
        onPress: isVoidable(contract) ? () => setAsked(status) : press,
      },
    ];
  });
  const dialog = (
    <VoidEnvelopeDialog
      contract={contract}
      label={asked && labels[asked]}
      onConfirm={() => {
        setAsked(undefined);
        if (asked) moveTo(asked).press();
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { moves, dialog };
}
