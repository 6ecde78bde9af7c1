import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { preferencesAtom, whenIdle } from 'shared-kernel/shell';

/**
 * Has the workspace note that a portal was entered, once nothing is more urgent, or left: at once, as who leaves may
 * close the page.
 */
export function useNoteSession() {
  const store = useStore();
  return useCallback(
    async (what: 'entered' | 'left', portal: PortalKey) => {
      if (what === 'entered') await whenIdle();
      const { noteSession } = await import(
        /* webpackChunkName: "landing-workspace" */ './note-session'
      );
      await noteSession(what, portal, {
        read: () => store.get(preferencesAtom),
        write: (changes) => store.set(preferencesAtom, changes),
      });
    },
    [store],
  );
}
