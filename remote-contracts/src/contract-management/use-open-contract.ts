import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { contractParam } from './screen';

const params = { [contractParam]: urlText() };

/** The contract that is open, stored in the URL. With an empty id no contract is open. */
export function useOpenContract() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.contract,
    openContract: (contract: string, history: UrlHistory = 'push') => set({ contract }, history),
    closeContract: () => set({ contract: '' }, 'back'),
  };
}
