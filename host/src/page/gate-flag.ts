import { durableStorage } from 'shared-kernel/shell';

/** Local-storage key of the gate flag (GA6). */
export const gateStorageKey = 'tf_site_gate';

export const gateOpenValue = 'ok';

export function isGateOpen(): boolean {
  return durableStorage.get(gateStorageKey) === gateOpenValue;
}
