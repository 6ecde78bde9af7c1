import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';

interface SignOutState {
  readonly signedOutOf: PortalKey;
}

/**
 * What the history entry of the sign-in page says where somebody signs out: the page they come to ends
 * the session, so that whoever is asked about unsaved work and stays is still signed in.
 */
export const signOutState = (portal: PortalKey): SignOutState => ({ signedOutOf: portal });

/** The portal that somebody signs out of, from a history entry's state. */
export function signedOutOf(state: unknown): PortalKey | undefined {
  if (typeof state !== 'object' || state === null || !('signedOutOf' in state)) return undefined;
  return portalKeys.find((portal) => portal === state.signedOutOf);
}
