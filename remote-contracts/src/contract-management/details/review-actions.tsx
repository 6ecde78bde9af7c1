import { useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, ConfirmDialog } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { nextContractStatuses } from '../commands/contract-moves';
import type { ContractStatus } from '../contract-status';
import { moveContract, submitContract } from '../commands/move-contract';
import { moveRefusal } from '../commands/moved-contract';
import { belongingOf } from '../commands/terms';
import { usePerson } from '../use-person';
import { isVoidable, voidWarning } from '../signing/void-envelope';

interface VoidEnvelopeDialogProps {
  /** What is about to be done, as its button reads; undefined while nothing is asked. */
  readonly label: string | undefined;
  readonly contract: Contract;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a move of the contract that voids its envelope. */
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

/** How each move reads; signing is the envelope's business and has no button here. */
const moveLabel: Record<ContractStatus, Partial<Record<ContractStatus, string>>> = {
  draft: { pending_review: 'Submit for legal review' },
  pending_review: { draft: 'Return to draft', legal_approved: 'Complete legal review' },
  legal_approved: { pending_review: 'Reopen legal review' },
  user_waived: { pending_review: 'Submit for legal review' },
  signed: {},
};

/** The ways to another status: the review's own, and for its drafter the one into the review. */
function useMoves(contract: Contract) {
  const belonging = belongingOf(contract);
  const move = useCommand(moveContract, belonging);
  const submit = useCommand(submitContract, belonging);
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

/** The legal review's next steps, which the sample does not have; one that voids an envelope is asked about first. */
export function ReviewActions({ contract }: { readonly contract: Contract }) {
  const moveTo = useMoves(contract);
  const person = usePerson();
  const [asked, setAsked] = useState<ContractStatus>();
  const labels = moveLabel[contract.status];
  const buttons = nextContractStatuses(contract.status).map((status) => {
    const label = labels[status];
    const { availability, isPending, press } = moveTo(status);
    if (label === undefined || availability.state === 'inert') return null;
    return (
      <CommandButton
        key={status}
        type={status !== 'draft' && contract.status !== 'legal_approved' ? 'primary' : 'default'}
        availability={availability}
        refusal={moveRefusal(contract, status, person)}
        loading={isPending}
        onPress={isVoidable(contract) ? () => setAsked(status) : press}
      >
        {label}
      </CommandButton>
    );
  });
  return (
    <>
      {buttons}
      <VoidEnvelopeDialog
        contract={contract}
        label={asked && labels[asked]}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) moveTo(asked).press();
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
