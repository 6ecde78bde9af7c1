import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { contractParam } from './screen';

const params = { [contractParam]: urlText() };

/** URL state: the open contract. An empty id means none. */
export function useOpenContract() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.contract,
    openContract: (contract: string, history: UrlHistory = 'push') => set({ contract }, history),
    closeContract: () => set({ contract: '' }, 'back'),
  };
}
