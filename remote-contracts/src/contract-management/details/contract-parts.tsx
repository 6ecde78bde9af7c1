import type { Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { useEvidencePack } from 'shared-kernel/records';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { AmendButton } from '../editing/amend-button';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import { nextStep } from '../signing/next-step';
import { ContractDetails } from './contract-details';
import { ReviewActions } from './review-actions';

/** What one can do with the contract as a whole. */
function ContractToolbar({ contract }: { readonly contract: Contract }) {
  const today = dayOf(useWorkspaceClock());
  const pack = useEvidencePack({ kind: 'contract', id: contract.id });
  return (
    <div role="group" aria-label="Contract actions">
      <EditButton contract={contract} icon={<Icon name="edit" />} />
      <AmendButton contract={contract} icon={<Icon name="plus" />} />
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
      {pack && <CommandButton {...pack} />}
      <ReviewActions contract={contract} />
      <DocusignButton
        contract={contract}
        type={nextStep(contract, today) === undefined ? undefined : 'primary'}
      />
    </div>
  );
}

interface ContractPartProps {
  readonly contract: Contract;
  /** Where in the drawer it stands. */
  readonly place: 'body' | 'footer';
}

/** What the drawer shows of an open contract; its code arrives once for both places. */
export const ContractPart = ({ contract, place }: ContractPartProps) =>
  place === 'body' ? (
    <ContractDetails contract={contract} />
  ) : (
    <ContractToolbar contract={contract} />
  );
