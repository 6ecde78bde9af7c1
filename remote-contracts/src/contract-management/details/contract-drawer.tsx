import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import {
  DetailDrawer,
  RecordStepper,
  RecordView,
  useEvidencePack,
  useLastOpen,
} from 'shared-kernel/records';
import { useRecord, useCollection } from 'shared-kernel/workspace';
import { useOpenContract } from '../use-open-contract';
import { ContractDetails } from './contract-details';
import { useContractFilters } from '../list/use-contract-filters';
import { useVisibleContracts } from '../list/use-visible-contracts';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { AmendButton } from '../editing/amend-button';
import { EditButton } from '../editing/edit-button';
import styles from './contract-toolbar.module.css';
import { DocusignButton } from '../signing/docusign-button';
import { nextStep } from '../signing/next-step';
import { ReviewActions } from './review-actions';

interface ContractToolbarProps {
  readonly contract: Contract;
}

/** What one can do with the contract as a whole. */
function ContractToolbar({ contract }: ContractToolbarProps) {
  const pack = useEvidencePack({ kind: 'contract', id: contract.id });
  return (
    <div className={styles.toolbar} role="group" aria-label="Contract actions">
      <EditButton contract={contract} icon={<Icon name="edit" />} />
      <AmendButton contract={contract} icon={<Icon name="plus" />} />
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
      {pack && <CommandButton {...pack} />}
      <ReviewActions contract={contract} />
      <DocusignButton
        contract={contract}
        type={nextStep(contract) === undefined ? undefined : 'primary'}
      />
    </div>
  );
}

const none: readonly Contract[] = [];

/** The way to the contracts before and after the open one in the list as it is filtered and sorted. */
function ContractStepper() {
  const { data: contracts = none } = useCollection('contracts');
  const { filters } = useContractFilters();
  const { openId, openContract } = useOpenContract();
  return (
    <RecordStepper
      noun="contract"
      records={useVisibleContracts(contracts, filters)}
      openId={openId}
      onStep={(id) => openContract(id, 'step')}
    />
  );
}

/** The open contract beside the list, or over all of a phone; the URL says which (C11). */
export function ContractDrawer() {
  const { openId, closeContract } = useOpenContract();
  const lastId = useLastOpen(openId);
  const query = useRecord('contracts', lastId);
  const { data: contract } = query;
  return (
    <DetailDrawer
      open={openId !== ''}
      title={contract ? contractTitle(contract) : 'Contract'}
      extra={<ContractStepper />}
      onClose={closeContract}
      footer={contract && <ContractToolbar contract={contract} />}
    >
      <RecordView
        query={query}
        noun="Contract"
        id={lastId ?? ''}
        backLabel="Back to contracts"
        onLeave={closeContract}
      >
        {(found) => <ContractDetails contract={found} />}
      </RecordView>
    </DetailDrawer>
  );
}
