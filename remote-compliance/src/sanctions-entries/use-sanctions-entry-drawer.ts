import { createTextParam, useUrlState } from 'shared-kernel/shell';
import { sanctionsEntryParam } from './sanctions-entry-param';

const params = { [sanctionsEntryParam]: createTextParam() };

/** Stores the id of the open sanctions list entry in the URL. An empty id means that no entry is open. */
export function useSanctionsEntryDrawer() {
  const { values, set } = useUrlState(params);
  return { openId: values.entry, close: () => set({ entry: '' }, 'back') };
}
