import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { caseParam } from './screen';

const params = { [caseParam]: urlText() };

/** The open compliance record, stored in the URL. An empty id means that none is open. */
export function useOpenComplianceRecord() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.case,
    openCase: (id: string, history: UrlHistory = 'push') => set({ case: id }, history),
    closeCase: () => set({ case: '' }, 'back'),
  };
}
