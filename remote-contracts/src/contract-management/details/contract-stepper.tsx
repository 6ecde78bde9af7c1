import type { Contract } from 'shared-kernel/domain/contract';
import { RecordStepper } from 'shared-kernel/records';
import { useCollection } from 'shared-kernel/workspace';
import { useContractFilters } from '../list/use-contract-filters';
import { useVisibleContracts } from '../list/use-visible-contracts';
import { useOpenContract } from '../use-open-contract';

const none: readonly Contract[] = [];

/** The way to the contracts before and after the open one in the list as it is filtered and sorted. */
export function ContractStepper() {
  const { data: contracts = none } = useCollection('contracts');
  const { filters } = useContractFilters();
  const { openId, openContract } = useOpenContract();
  return (
    <RecordStepper
      noun="contract"
      records={useVisibleContracts(contracts, filters)}
      openId={openId}
      onStep={(id) => openContract(id, 'replace')}
    />
  );
}
