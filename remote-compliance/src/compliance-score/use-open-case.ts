import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { caseParam } from './screen';

const params = { [caseParam]: urlText() };

/** Which case is open, by the URL; none when the id is empty. */
export function useOpenCase() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.case,
    openCase: (id: string, history: UrlHistory = 'push') => set({ case: id }, history),
    closeCase: () => set({ case: '' }, 'back'),
  };
}
