import { atom, getDefaultStore, useAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { portalKeys, portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
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
  tokensKey,
} from '../page/session-keys';
import {
  initializeSeenSignOuts,
  hasSignedOutSinceSignIn,
  computeNextSignOutCount,
  storeSignOutCount,
} from '../page/sign-outs';
import { broadcastSignOut, subscribeToSignOuts } from './sign-out-channel';
import * as v from 'valibot';

/** Schema of a user of a workspace server. */
export const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  portals: v.pipe(v.array(portalKeySchema), v.readonly()),
  company: v.string(),
});

/**
 * Schema of the stored session `portalAuth`: user name, sign-in time (ISO 8601), chosen portal and the server’s user.
 */
export const portalAuthSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  portal: v.optional(portalKeySchema),
  signedInAt: timestampSchema,
  person: v.optional(personSchema),
});

type PortalAuth = v.InferOutput<typeof portalAuthSchema>;

/** Returns the session of this browser tab, or `undefined` after a sign-out or if the stored text is invalid. */
export function readPortalSession(): PortalAuth | undefined {
  if (hasSignedOutSinceSignIn()) return undefined;
  return readJson(portalAuthSchema, sessionScopedStorage.get(portalAuthKey));
}

const sessionAtom = atomWithLazy(readPortalSession);

function forgetSession(): void {
  sessionScopedStorage.remove(portalAuthKey);
  sessionScopedStorage.remove(portalAuthenticatedKey);
  sessionScopedStorage.remove(enteredPortalsKey);
  sessionScopedStorage.remove(seenSignOutsKey);
  sessionScopedStorage.remove(draftsKey);
  sessionScopedStorage.remove(tokensKey);
}

/** Ends the session of this tab only. */
export function endPortalSession(): void {
  forgetSession();
  getDefaultStore().set(sessionAtom, undefined);
}

/**
 * Stores the session of this tab. A new sign-in clears the list of entered portals, but renewing the session of the
 * same user keeps the list.
 */
export function storeSession(session: PortalAuth): void {
  const { person } = session;
  const isRenewed = person !== undefined && readPortalSession()?.person?.id === person.id;
  sessionScopedStorage.set(portalAuthKey, JSON.stringify(session));
  sessionScopedStorage.set(portalAuthenticatedKey, 'true');
  if (!isRenewed) sessionScopedStorage.set(enteredPortalsKey, '[]');
  sessionScopedStorage.remove(seenSignOutsKey);
  initializeSeenSignOuts();
}

const portalSessionAtom = atom(
  (get) => get(sessionAtom),
  (_get, set, session: PortalAuth | undefined) => {
    if (session) {
      storeSession(session);
    } else {
      const count = computeNextSignOutCount();
      storeSignOutCount(count);
      forgetSession();
      broadcastSignOut(count);
    }
    set(sessionAtom, session);
  },
);

sessionAtom.onMount = (set) => {
  const end = (count: number) => {
    const isOver = hasSignedOutSinceSignIn(count);
    storeSignOutCount(count);
    if (!isOver) return;
    forgetSession();
    set(undefined);
  };
  const follow = () => {
    if (hasSignedOutSinceSignIn()) forgetSession();
    const stored = readPortalSession();
    if (stored) initializeSeenSignOuts();
    set((held) => (JSON.stringify(held) === JSON.stringify(stored) ? held : stored));
  };
  follow();
  // Also runs when the page becomes visible, because a frozen page receives no storage events.
  const stopFollowing = onStorageChange(signOutsKey, follow);
  const stopListening = subscribeToSignOuts(end);
  return () => {
    stopFollowing();
    stopListening();
  };
};

/** State of the session in this browser tab. Signing out ends the session in all tabs (P4, F8, R32). */
export function usePortalSession() {
  const [session, setSession] = useAtom(portalSessionAtom);
  return {
    session,
    signIn: (auth: PortalAuth) => setSession(auth),
    signOut: () => setSession(undefined),
  };
}

/** Returns the portals that the user may open. The demo allows all portals. */
export const useAccessiblePortals = (): readonly PortalKey[] =>
  usePortalSession().session?.person?.portals ?? portalKeys;

/** Returns the portals that were entered since sign-in, or `undefined` if there was no sign-in. */
function enteredPortals(): readonly unknown[] | undefined {
  const entered = parseJson(sessionScopedStorage.get(enteredPortalsKey));
  return Array.isArray(entered) ? entered : undefined;
}

const isEntered = (portal: PortalKey): boolean => enteredPortals()?.includes(portal) ?? true;

/**
 * Whether a portal opens without a second factor. True if the user has entered the portal before, used no sign-in form,
 * or used an identity provider.
 */
export const isPortalEntered = (portal: PortalKey): boolean =>
  readPortalSession()?.person !== undefined || isEntered(portal);

/** Marks a portal as entered. Returns whether this is the first entry since the user signed in. */
export function enterPortal(portal: PortalKey): boolean {
  if (isEntered(portal)) return false;
  sessionScopedStorage.set(
    enteredPortalsKey,
    JSON.stringify([...(enteredPortals() ?? []), portal]),
  );
  return true;
}
