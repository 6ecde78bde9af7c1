import { createTextParam, useUrlState, type UrlHistoryAction } from 'shared-kernel/shell';
import { contractParam } from './screen';

const params = { [contractParam]: createTextParam() };

/** Stores the id of the open contract in the URL. An empty id means that no contract is open. */
export function useContractDrawer() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.contract,
    openContract: (contract: string, history: UrlHistoryAction = 'push') =>
      set({ contract }, history),
    closeContract: () => set({ contract: '' }, 'back'),
  };
}
