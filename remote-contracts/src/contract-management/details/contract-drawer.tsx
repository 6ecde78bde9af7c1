import { useState } from 'react';
import { contractTitle } from 'shared-kernel/domain/contract';
import { DataView, DetailDrawer, DetailSkeleton } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { useOpenContract } from '../use-open-contract';
import { ContractDetails } from './contract-details';
import { ContractStepper } from './contract-stepper';
import { ContractNotFound } from './contract-not-found';

/** The open contract beside the list, or over all of a phone; the URL says which (C11). */
export function ContractDrawer() {
  const { openId, closeContract } = useOpenContract();
  const [lastId, setLastId] = useState(openId);
  if (openId !== '' && openId !== lastId) setLastId(openId);
  const query = useRecord('contracts', lastId === '' ? undefined : lastId);
  const { data: contract } = query;
  return (
    <DetailDrawer
      open={openId !== ''}
      title={contract ? contractTitle(contract) : 'Contract'}
      extra={contract && <ContractStepper contractId={contract.id} />}
      onClose={closeContract}
    >
      <DataView
        query={query}
        skeleton={<DetailSkeleton />}
        isEmpty={(found) => found === null}
        empty={<ContractNotFound id={lastId} onLeave={closeContract} />}
      >
        {(found) => found && <ContractDetails contract={found} />}
      </DataView>
    </DetailDrawer>
  );
}
