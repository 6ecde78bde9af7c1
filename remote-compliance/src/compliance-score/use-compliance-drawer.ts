import { urlText, useUrlState, type UrlHistory } from 'shared-kernel/shell';
import { complianceRecordParam } from './screen';

const params = { [complianceRecordParam]: urlText() };

/** Stores the id of the open compliance record in the URL. An empty id means that no record is open. */
export function useComplianceDrawer() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.case,
    openCase: (id: string, history: UrlHistory = 'push') => set({ case: id }, history),
    closeCase: () => set({ case: '' }, 'back'),
  };
}
