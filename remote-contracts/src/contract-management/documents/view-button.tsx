import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractDocument } from './contract-document';
import { CommandButton, Icon, VisuallyHidden } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { viewContractDocument } from '../commands/look-at-document';
import { useOpening } from '../late-dialogs';

interface ViewButtonProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

/** Opens a document's preview. */
export function ViewButton({ contract, document }: ViewButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="eye" />}
      availability={useAvailability(viewContractDocument)}
      {...opening({ kind: 'preview', contractId: contract.id, documentId: document.id })}
    >
      <span>
        View <VisuallyHidden>{document.name}</VisuallyHidden>
      </span>
    </CommandButton>
  );
}
