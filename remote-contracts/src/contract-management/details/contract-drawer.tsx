import { useEffect, useState } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { loadingLimits } from 'shared-kernel/loading';
import { DetailDrawer, RecordStepper, RecordView, useLastOpen } from 'shared-kernel/records';
import { prefersLessData, whenIdle } from 'shared-kernel/shell';
import { DetailSkeleton, ErrorCard, useLatePart } from 'shared-kernel/ui';
import { useRecord, useCollection } from 'shared-kernel/workspace';
import { useVisibleContracts } from '../list/use-contract-filters';
import { useOpenContract } from '../use-open-contract';

const loadPart = async () =>
  (await import(/* webpackChunkName: "contract-details" */ './contract-parts')).ContractPart;

/** Fetches the code ahead, for a reader who does not save data. Ignores failures: opening a contract asks again. */
function usePrefetch(): void {
  useEffect(() => {
    if (prefersLessData()) return undefined;
    const prefetch = () =>
      void whenIdle()
        .then(loadPart)
        .catch(() => undefined);
    const timer = setTimeout(prefetch, loadingLimits.dialogPrefetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
}

/** What the drawer shows of a contract, whose code arrives with the first that is opened at the latest. */
function useContractPart(openId: string) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const occasion = openId === '' ? undefined : `${openId} ${attempt}`;
  const { Part } = useLatePart({ load: loadPart, occasion, onFail: () => setFailed(occasion) });
  usePrefetch();
  const hasFailed = failed !== undefined && failed === occasion;
  return { Part, hasFailed, retry: () => setAttempt(attempt + 1) };
}

const none: readonly Contract[] = [];

/** The way to the contracts before and after the open one in the list as it is filtered and sorted. */
function ContractStepper() {
  const { data: contracts = none } = useCollection('contracts');
  const { openId, openContract } = useOpenContract();
  return (
    <RecordStepper
      noun="contract"
      records={useVisibleContracts(contracts)}
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
  const { Part, hasFailed, retry } = useContractPart(openId);
  return (
    <DetailDrawer
      open={openId !== ''}
      title={contract ? contractTitle(contract) : 'Contract'}
      extra={<ContractStepper />}
      onClose={closeContract}
      footer={contract && Part && <Part contract={contract} place="footer" />}
    >
      <RecordView
        query={query}
        noun="Contract"
        id={lastId ?? ''}
        backLabel="Back to contracts"
        onLeave={closeContract}
      >
        {(found) => {
          if (Part) return <Part contract={found} place="body" />;
          if (!hasFailed) return <DetailSkeleton />;
          return (
            <ErrorCard
              title="The details could not be loaded"
              error={new Error('Check the connection, then try again.')}
              onRetry={retry}
            />
          );
        }}
      </RecordView>
    </DetailDrawer>
  );
}
