import { contractTitle } from 'shared-kernel/domain/contract';
import { DetailDrawer, RecordView, useLastOpen } from 'shared-kernel/records';
import { useRecord } from 'shared-kernel/workspace';
import { useOpenContract } from '../use-open-contract';
import { ContractDetails } from './contract-details';
import { ContractStepper } from './contract-stepper';
import { ContractToolbar } from './contract-toolbar';

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
