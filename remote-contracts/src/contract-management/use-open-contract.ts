import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { contractParam } from './screen';

const params = { [contractParam]: urlText() };

/** Which contract's details are open, by the URL; none when the id is empty. */
export function useOpenContract() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.contract,
    openContract: (contract: string, history: UrlHistory = 'push') => set({ contract }, history),
    closeContract: () => set({ contract: '' }, 'back'),
  };
}
