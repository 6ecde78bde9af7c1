import { durableStorage } from 'shared-kernel/shell';

export const gateStorageKey = 'tf_site_gate';

export const gateOpenValue = 'ok';

export function isGateOpen(): boolean {
  return durableStorage.get(gateStorageKey) === gateOpenValue;
}
