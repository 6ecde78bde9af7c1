import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { cutText } from 'shared-kernel/format';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { AmendButton } from '../editing/amend-button';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import { useOpenContract } from '../use-open-contract';

interface ContractActionsProps {
  readonly contract: Contract;
}

/** View Details, Edit, DocuSign once the legal review is completed (C3), and Amend from the first signature on. */
export function ContractActions({ contract }: ContractActionsProps) {
  const { openContract } = useOpenContract();
  return (
    <>
      <Button onClick={() => openContract(contract.id)}>
        <span>
          View Details <VisuallyHidden>of {cutText(contractTitle(contract))}</VisuallyHidden>
        </span>
      </Button>
      <EditButton contract={contract} />
      <AmendButton contract={contract} />
      <DocusignButton contract={contract} />
    </>
  );
}
