import { useListMemory } from 'shared-kernel/records';
import { CardGridSkeleton, DataView, KpiRowSkeleton, ScreenHeader, Stack } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { contractsHeading } from './screen';
import { ContractDrawer } from './details/contract-drawer';
import { CreateContractButton } from './editing/create-contract-button';
import { Dialogs } from './late-dialogs';
import { ContractList } from './list/contract-list';
import { contractListPlace } from './list/contract-list-place';
import { NoContracts } from './list/no-contracts';
import { VerifyFileButton } from './signed-pdf/verify-file-button';

/** Contract Management: the list, one contract's details and everything done to it (section 2). */
export function ContractManagement() {
  const contracts = useCollection('contracts');
  const isOpening = useListMemory(contractListPlace);
  return (
    <Stack isClose>
      <ScreenHeader
        title={contractsHeading.title}
        description={contractsHeading.lead}
        actions={
          <>
            <VerifyFileButton />
            <CreateContractButton />
          </>
        }
      />
      <DataView
        query={contracts}
        isAwaited={isOpening}
        skeleton={
          <Stack isClose>
            <KpiRowSkeleton isSlim />
            <CardGridSkeleton count={3} />
          </Stack>
        }
        empty={<NoContracts />}
      >
        {(list) => <ContractList contracts={list} />}
      </DataView>
      <ContractDrawer />
      <Dialogs />
    </Stack>
  );
}
