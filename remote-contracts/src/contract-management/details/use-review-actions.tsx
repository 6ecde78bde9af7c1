import { useState } from 'react';
import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useCommand, usePerson } from 'shared-kernel/workspace';
import { listNextStatuses } from '../commands/status-transitions';
import type { ContractStatus } from '../contract-status';
import { changeContractStatus, submitContract } from '../commands/change-contract-status';
import { getStatusChangeError } from '../commands/transition-contract';
import { getContractOwnership } from '../commands/ownerships';
import { canVoidEnvelope, voidEnvelopeWarning } from '../rules/void-envelope';

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
    title={`${label}: ${formatContractTitle(contract)}`}
    confirmLabel={label}
    tone="danger"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>{voidEnvelopeWarning}</p>
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
  const ownership = getContractOwnership(contract);
  const move = useCommand(changeContractStatus, ownership);
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

export interface ReviewAction {
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
export function useReviewActions(contract: Contract) {
  const moveTo = useMoves(contract);
  const person = usePerson();
  const [asked, setAsked] = useState<ContractStatus>();
  const labels = moveLabel[contract.status];
  const moves = listNextStatuses(contract.status).flatMap((status): readonly ReviewAction[] => {
    const label = labels[status];
    const { availability, isPending, press } = moveTo(status);
    if (label === undefined || availability.state === 'inert') return [];
    return [
      {
        status,
        label,
        isForward: isForward(contract.status, status),
        availability,
        refusal: getStatusChangeError(contract, status, person),
        isPending,
        onPress: canVoidEnvelope(contract) ? () => setAsked(status) : press,
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
