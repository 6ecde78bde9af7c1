import { createTextParam, useUrlState, type UrlHistoryAction } from 'shared-kernel/shell';
import { complianceRecordParam } from './screen';

const params = { [complianceRecordParam]: createTextParam() };

/** Stores the id of the open compliance record in the URL. An empty id means that no record is open. */
export function useComplianceDrawer() {
  const { values, set } = useUrlState(params);
  return {
    openId: values.case,
    openCase: (id: string, history: UrlHistoryAction = 'push') => set({ case: id }, history),
    closeCase: () => set({ case: '' }, 'back'),
  };
}
