import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { draftsKey, readJson, sessionScopedStorage } from 'shared-kernel/shell';
import { portalAuthSchema, type PortalAuth } from './portal-auth';

/** Session-storage key of the validated session record (B6). */
export const portalAuthKey = 'portalAuth';

/** Session-storage key of the plain flag written beside it (B6). */
export const portalAuthenticatedKey = 'portal-authenticated';

/** The session of this browser tab, or `undefined` when there is none or what is stored is not one. */
export function readPortalSession(): PortalAuth | undefined {
  return readJson(portalAuthSchema, sessionScopedStorage.get(portalAuthKey));
}

const sessionAtom = atomWithLazy(readPortalSession);

const portalSessionAtom = atom(
  (get) => get(sessionAtom),
  (_get, set, session: PortalAuth | undefined) => {
    if (session) {
      sessionScopedStorage.set(portalAuthKey, JSON.stringify(session));
      sessionScopedStorage.set(portalAuthenticatedKey, 'true');
    } else {
      sessionScopedStorage.remove(portalAuthKey);
      sessionScopedStorage.remove(portalAuthenticatedKey);
      sessionScopedStorage.remove(draftsKey);
    }
    set(sessionAtom, session);
  },
);

sessionAtom.onMount = (set) => set(readPortalSession());

/** Who is signed in to the portals in this browser tab, and how to sign in and out (P4, F8). */
export function usePortalSession() {
  const [session, setSession] = useAtom(portalSessionAtom);
  return {
    session,
    signIn: (auth: PortalAuth) => setSession(auth),
    signOut: () => setSession(undefined),
  };
}
