import { urlText, useUrlState } from 'shared-kernel/shell';
import { entryParam } from './entry-param';

const params = { [entryParam]: urlText() };

/** Stores the id of the open sanctions list entry in the URL. An empty id means that no entry is open. */
export function useEntryDrawer() {
  const { values, set } = useUrlState(params);
  return { openId: values.entry, close: () => set({ entry: '' }, 'back') };
}
