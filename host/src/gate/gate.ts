import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { durableStorage, onStorageChange } from 'shared-kernel/shell';
import { gateOpenValue, gateStorageKey, isGateOpen } from '../page/gate-flag';

const gateFlagAtom = atomWithLazy(isGateOpen);

const gateAtom = atom(
  (get) => get(gateFlagAtom),
  (_get, set, open: boolean) => {
    if (open) durableStorage.set(gateStorageKey, gateOpenValue);
    else durableStorage.remove(gateStorageKey);
    set(gateFlagAtom, open);
  },
);

gateFlagAtom.onMount = (set) => {
  const follow = () => set(isGateOpen());
  follow();
  return onStorageChange(gateStorageKey, follow);
};

/**
 * Returns whether the gate is open, and functions to open and lock it (GA6, GA7, L1). Changes in other browser tabs
 * update the result.
 */
export function useGate() {
  const [isOpen, setOpen] = useAtom(gateAtom);
  return { isOpen, open: () => setOpen(true), lock: () => setOpen(false) };
}
