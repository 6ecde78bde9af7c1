import { atom, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import { timestampSchema } from 'shared-kernel/domain/record';
import {
  draftsKey,
  readJson,
  onStorageChange,
  sessionScopedStorage,
  parseJson,
} from 'shared-kernel/shell';
import {
  enteredPortalsKey,
  portalAuthenticatedKey,
  portalAuthKey,
  seenSignOutsKey,
  signOutsKey,
} from '../page/session-keys';
import {
  initializeSeenSignOuts,
  isSignedOutSince,
  nextSignOut,
  storeSignOuts,
} from '../page/sign-outs';
import { broadcastSignOut, onSignOut } from './sign-out-channel';
import * as v from 'valibot';

/** The schema of the session entry `portalAuth`: the user, the sign-in time (ISO) and the chosen portal. */
export const portalAuthSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  portal: v.optional(portalKeySchema),
  signedInAt: timestampSchema,
});

type PortalAuth = v.InferOutput<typeof portalAuthSchema>;

/**
 * The session of this browser tab. Returns `undefined` if the stored text is missing or invalid, or after a sign-out.
 */
export function readPortalSession(): PortalAuth | undefined {
  if (isSignedOutSince()) return undefined;
  return readJson(portalAuthSchema, sessionScopedStorage.get(portalAuthKey));
}

const sessionAtom = atomWithLazy(readPortalSession);

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
      initializeSeenSignOuts();
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
    if (stored) initializeSeenSignOuts();
    set((held) => (JSON.stringify(held) === JSON.stringify(stored) ? held : stored));
  };
  follow();
  // Also runs when the page becomes visible again, because a frozen or cached page missed the sign-out.
  const stopFollowing = onStorageChange(signOutsKey, follow);
  const stopListening = onSignOut(end);
  return () => {
    stopFollowing();
    stopListening();
  };
};

/** The session of this browser tab, with functions to sign in and to sign out of all tabs (P4, F8, R32). */
export function usePortalSession() {
  const [session, setSession] = useAtom(portalSessionAtom);
  return {
    session,
    signIn: (auth: PortalAuth) => setSession(auth),
    signOut: () => setSession(undefined),
  };
}

/** The portals entered since the user signed in with the form in this browser tab. `undefined` if no form was used. */
function enteredPortals(): readonly unknown[] | undefined {
  const entered = parseJson(sessionScopedStorage.get(enteredPortalsKey));
  return Array.isArray(entered) ? entered : undefined;
}

/**
 * Whether the portal opens without a second step. True if the portal was entered before or no sign-in form was used.
 */
export const isPortalEntered = (portal: PortalKey): boolean =>
  enteredPortals()?.includes(portal) ?? true;

/** Records the entry into a portal. Returns whether this is the first entry since the user signed in with the form. */
export function enterPortal(portal: PortalKey): boolean {
  if (isPortalEntered(portal)) return false;
  sessionScopedStorage.set(
    enteredPortalsKey,
    JSON.stringify([...(enteredPortals() ?? []), portal]),
  );
  return true;
}
