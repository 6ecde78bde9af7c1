import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { lastPortalKey, liveStorage } from 'shared-kernel/shell';

function readLastPortal(): PortalKey | undefined {
  const stored = liveStorage.get(lastPortalKey);
  return portalKeys.find((key) => key === stored);
}

const lastPortalRecordAtom = atomWithLazy(readLastPortal);

const lastPortalAtom = atom(
  (get) => get(lastPortalRecordAtom),
  (_get, set, portal: PortalKey) => {
    liveStorage.set(lastPortalKey, portal);
    set(lastPortalRecordAtom, portal);
  },
);

lastPortalRecordAtom.onMount = (set) => set(readLastPortal());

/**
 * Returns the portal that was last used in this browser, and its setter. In `reference` mode, a page load clears it.
 */
export function useLastPortal() {
  const [lastPortal, remember] = useAtom(lastPortalAtom);
  return { lastPortal, remember };
}
