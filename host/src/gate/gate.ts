import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { durableStorage } from 'shared-kernel/shell';

/** Local-storage key of the gate flag (GA6). */
export const gateStorageKey = 'tf_site_gate';

const gateOpenValue = 'ok';

/** Whether this browser has passed the site gate, read from local storage now. */
export function isGateOpen(): boolean {
  return durableStorage.get(gateStorageKey) === gateOpenValue;
}

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
  set(isGateOpen());
  const follow = (event: StorageEvent) => {
    if (event.key === gateStorageKey || event.key === null) set(isGateOpen());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The site gate: whether it is open, and the two ways to change that (GA6, GA7, L1). Follows a lock in another browser tab. */
export function useGate() {
  const [isOpen, setOpen] = useAtom(gateAtom);
  return { isOpen, open: () => setOpen(true), lock: () => setOpen(false) };
}
