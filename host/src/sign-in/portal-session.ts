import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import { timestampSchema } from 'shared-kernel/domain/record';
import {
  draftsKey,
  readJson,
  onStoredElsewhere,
  sessionScopedStorage,
  jsonOf,
} from 'shared-kernel/shell';
import {
  enteredPortalsKey,
  portalAuthenticatedKey,
  portalAuthKey,
  seenSignOutsKey,
  signOutsKey,
} from '../page/session-keys';
import { followSignOuts, isSignedOutSince, nextSignOut, storeSignOuts } from '../page/sign-outs';
import { broadcastSignOut, onSignOut } from './sign-out-channel';
import * as v from 'valibot';

/** The session entry `portalAuth` as its JSON reads: who signed in, when (ISO), and the portal once chosen. */
export const portalAuthSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  portal: v.optional(portalKeySchema),
  signedInAt: timestampSchema,
});

type PortalAuth = v.InferOutput<typeof portalAuthSchema>;

/**
 * The session of this browser tab, or `undefined` when there is none, what is stored is not one, or the browser was
 * signed out since.
 */
export function readPortalSession(): PortalAuth | undefined {
  if (isSignedOutSince()) return undefined;
  return readJson(portalAuthSchema, sessionScopedStorage.get(portalAuthKey));
}

const sessionAtom = atomWithLazy(readPortalSession);

/** Removes the session of this browser tab and the drafts of its forms. */
function forgetSession(): void {
  sessionScopedStorage.remove(portalAuthKey);
  sessionScopedStorage.remove(portalAuthenticatedKey);
  sessionScopedStorage.remove(enteredPortalsKey);
  sessionScopedStorage.remove(seenSignOutsKey);
  sessionScopedStorage.remove(draftsKey);
}

const portalSessionAtom = atom(
  (get) => get(sessionAtom),
  (_get, set, session: PortalAuth | undefined) => {
    if (session) {
      sessionScopedStorage.set(portalAuthKey, JSON.stringify(session));
      sessionScopedStorage.set(portalAuthenticatedKey, 'true');
      sessionScopedStorage.set(enteredPortalsKey, '[]');
      sessionScopedStorage.remove(seenSignOutsKey);
      followSignOuts();
    } else {
      const count = nextSignOut();
      storeSignOuts(count);
      forgetSession();
      broadcastSignOut(count);
    }
    set(sessionAtom, session);
  },
);

sessionAtom.onMount = (set) => {
  const end = (count: number) => {
    const isOver = isSignedOutSince(count);
    storeSignOuts(count);
    if (!isOver) return;
    forgetSession();
    set(undefined);
  };
  const follow = () => {
    if (isSignedOutSince()) forgetSession();
    const stored = readPortalSession();
    if (stored) followSignOuts();
    set((held) => (JSON.stringify(held) === JSON.stringify(stored) ? held : stored));
  };
  follow();
  // A frozen page, or one from the back/forward cache, was left before the user signed out.
  const stopFollowing = onStoredElsewhere(signOutsKey, follow);
  const stopListening = onSignOut(end);
  return () => {
    stopFollowing();
    stopListening();
  };
};

/** Who is signed in to the portals in this browser tab, how to sign in, and how to sign out every tab (P4, F8, R32). */
export function usePortalSession() {
  const [session, setSession] = useAtom(portalSessionAtom);
  return {
    session,
    signIn: (auth: PortalAuth) => setSession(auth),
    signOut: () => setSession(undefined),
  };
}

/** The portals entered since sign-in by a form in this browser tab; `undefined` without one. */
function enteredPortals(): readonly unknown[] | undefined {
  const entered = jsonOf(sessionScopedStorage.get(enteredPortalsKey));
  return Array.isArray(entered) ? entered : undefined;
}

/** Whether nothing is left to do before a portal is open: it was entered before, or there was no sign-in by a form. */
export const isEntered = (portal: PortalKey): boolean => enteredPortals()?.includes(portal) ?? true;

/**
 * Whether a portal is entered for the first time since sign-in by a form in this browser tab;
 * from then on it is not.
 */
export function enterPortal(portal: PortalKey): boolean {
  if (isEntered(portal)) return false;
  sessionScopedStorage.set(
    enteredPortalsKey,
    JSON.stringify([...(enteredPortals() ?? []), portal]),
  );
  return true;
}
