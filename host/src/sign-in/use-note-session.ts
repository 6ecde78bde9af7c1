import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { preferencesAtom, whenIdle } from 'shared-kernel/shell';

/**
 * Writes into the workspace that a portal was entered, in idle time, or that it was left, at once: the page may be
 * closed next.
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
