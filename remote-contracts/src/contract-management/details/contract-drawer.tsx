import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { DetailDrawer, RecordStepper, RecordView, useLastOpenId } from 'shared-kernel/records';
import { DetailSkeleton, ErrorCard, createLazyComponent, usePreload } from 'shared-kernel/ui';
import { useRecord, useCollection } from 'shared-kernel/workspace';
import { useVisibleContracts } from '../list/use-contract-filters';
import { useContractDrawer } from '../use-contract-drawer';

const ContractPart = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "contract-details" */ './contract-drawer-content'))
      .ContractDrawerContent,
  {
    pending: ({ place }) => place === 'body' && <DetailSkeleton />,
    failed: ({ retry }, { place }) =>
      place === 'body' && (
        <ErrorCard
          title="The details could not be loaded"
          error={new Error('Check the connection, then try again.')}
          onRetry={retry}
        />
      ),
  },
);

const none: readonly Contract[] = [];

function ContractStepper() {
  const { data: contracts = none } = useCollection('contracts');
  const { openId, openContract } = useContractDrawer();
  return (
    <RecordStepper
      noun="contract"
      records={useVisibleContracts(contracts)}
      openId={openId}
      onStep={(id) => openContract(id, 'step')}
    />
  );
}

/** Drawer with the contract whose id is in the URL. On phones, the drawer fills the screen (C11). */
export function ContractDrawer() {
  const { openId, closeContract } = useContractDrawer();
  const lastId = useLastOpenId(openId);
  const query = useRecord('contracts', lastId);
  const { data: contract } = query;
  usePreload(ContractPart.preload);
  return (
    <DetailDrawer
      open={openId !== ''}
      title={contract ? formatContractTitle(contract) : 'Contract'}
      extra={<ContractStepper />}
      onClose={closeContract}
      footer={contract && <ContractPart contract={contract} place="footer" />}
    >
      <RecordView
        query={query}
        noun="Contract"
        id={lastId ?? ''}
        backLabel="Back to contracts"
        onLeave={closeContract}
      >
        {(found) => <ContractPart contract={found} place="body" />}
      </RecordView>
    </DetailDrawer>
  );
}
