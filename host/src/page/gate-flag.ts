import { durableStorage } from 'shared-kernel/shell';

/** Local-storage key of the gate flag (GA6). */
export const gateStorageKey = 'tf_site_gate';

export const gateOpenValue = 'ok';

/** Whether this browser has passed the site gate, read from local storage now. */
export function isGateOpen(): boolean {
  return durableStorage.get(gateStorageKey) === gateOpenValue;
}
