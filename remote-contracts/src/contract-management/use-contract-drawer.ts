import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { contractParam } from './screen';

const params = { [contractParam]: urlText() };

/** Stores the id of the open contract in the URL. An empty id means that no contract is open. */
export function useContractDrawer() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.contract,
    openContract: (contract: string, history: UrlHistory = 'push') => set({ contract }, history),
    closeContract: () => set({ contract: '' }, 'back'),
  };
}
