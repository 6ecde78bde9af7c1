import type { Contract } from 'shared-kernel/domain/contract';
import { ReadOnlyNotice, useEvidencePack } from 'shared-kernel/records';
import { ActionMenu, Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { AmendButton } from '../editing/amend-button';
import { useEditMenuItems, type MenuItem } from '../editing/edit-menu-items';
import { EditButton } from '../editing/edit-button';
import { useDialogOpener } from '../lazy-dialogs';
import { SignedPdfButton } from '../signed-pdf/signed-pdf-button';
import { getCurrentStep } from '../rules/contract-steps';
import { DocusignButton } from '../signing/docusign-button';
import { canSendForSignature } from '../rules/signing-order';
import { useReviewActions, type ReviewAction } from './use-review-actions';
import { contractTerms } from '../commands/terms';

interface ContractToolbarProps {
  readonly contract: Contract;
}

interface PrimaryActionProps extends ContractToolbarProps {
  readonly review: ReviewAction | undefined;
}

function PrimaryAction({ contract, review }: PrimaryActionProps) {
  const opening = useDialogOpener();
  const documents = useAvailability(
    contractTerms.attachContractDocument,
    getContractOwnership(contract),
  );
  const signing = useAvailability(contractTerms.sendEnvelope, getContractOwnership(contract));
  const { id: contractId } = contract;
  switch (getCurrentStep(contract)) {
    case 'document':
      return (
        <CommandButton
          type="primary"
          icon={<Icon name="upload" />}
          availability={documents}
          {...opening({ kind: 'upload', contractId })}
        >
          Attach a document
        </CommandButton>
      );
    case 'review':
      return (
        review && (
          <CommandButton
            key={review.status}
            type="primary"
            availability={review.availability}
            refusal={review.refusal}
            onPress={review.onPress}
          >
            {review.label}
          </CommandButton>
        )
      );
    case 'signatories':
      return (
        <CommandButton
          type="primary"
          icon={<Icon name="users" />}
          availability={signing}
          {...opening({ kind: 'signatories', contractId })}
        >
          Add signatories
        </CommandButton>
      );
    case 'signatures':
      return <DocusignButton contract={contract} type="primary" />;
    case 'done':
      return <SignedPdfButton contract={contract} type="primary" />;
  }
}

/** Menu item that opens the envelope. Omitted if the primary button already opens the envelope. */
function useEnvelopeItems(contract: Contract): readonly MenuItem[] {
  const opening = useDialogOpener();
  const { state } = useAvailability(contractTerms.recordSignature, getContractOwnership(contract));
  const isShown = canSendForSignature(contract) && getCurrentStep(contract) !== 'signatures';
  const { onPress } = opening({ kind: 'sign', contractId: contract.id });
  return isShown && state === 'available'
    ? [{ key: 'envelope', label: 'DocuSign', icon: 'signature', onSelect: onPress }]
    : [];
}

function MoreActions({
  contract,
  reviews,
}: ContractToolbarProps & { readonly reviews: readonly ReviewAction[] }) {
  const pack = useEvidencePack({ kind: 'contract', id: contract.id });
  const envelope = useEnvelopeItems(contract);
  return (
    <ActionMenu
      label="More"
      items={[
        ...envelope,
        ...reviews
          .filter(({ availability }) => availability.state === 'available')
          .map(({ status, label, refusal, isPending, onPress }) => ({
            key: status,
            label,
            icon: 'scale' as const,
            refusal,
            isPending,
            onSelect: onPress,
          })),
        ...(pack?.availability?.state === 'available'
          ? [
              {
                key: 'pack',
                label: 'Evidence pack',
                icon: 'shield-check' as const,
                isPending: pack.availability.isPending,
                onSelect: pack.onPress,
              },
            ]
          : []),
        { key: 'print', label: 'Print', icon: 'printer', onSelect: () => window.print() },
      ]}
    />
  );
}

const changes = [
  contractTerms.editContract,
  contractTerms.attachContractDocument,
  contractTerms.changeContractStatus,
  contractTerms.sendEnvelope,
  contractTerms.recordSignature,
];

function LiveActions({ contract }: ContractToolbarProps) {
  const { moves, dialog } = useReviewActions(contract);
  const [change] = useEditMenuItems(contract);
  const isReview = getCurrentStep(contract) === 'review';
  const review = isReview ? moves.find((move) => move.isForward) : undefined;
  return (
    <>
      <MoreActions contract={contract} reviews={moves.filter((move) => move !== review)} />
      {change?.key === 'edit' && <EditButton contract={contract} icon={<Icon name="edit" />} />}
      {change?.key === 'amend' && <AmendButton contract={contract} />}
      <PrimaryAction contract={contract} review={review} />
      <ReadOnlyNotice
        cannot="change this contract"
        terms={changes}
        ownership={getContractOwnership(contract)}
      />
      {dialog}
    </>
  );
}

export function ContractToolbar({ contract }: ContractToolbarProps) {
  const isLive = useAvailability(contractTerms.changeContractStatus).state !== 'inert';
  return (
    <div role="group" aria-label="Contract actions">
      {isLive ? (
        <LiveActions contract={contract} />
      ) : (
        <>
          <EditButton contract={contract} icon={<Icon name="edit" />} />
          <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
            Print
          </Button>
          <DocusignButton contract={contract} type="primary" />
        </>
      )}
    </div>
  );
}
