import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

const signOutStateSchema = v.object({ signedOutOf: portalKeySchema });

type SignOutState = v.InferOutput<typeof signOutStateSchema>;

/**
 * What the history entry of the sign-in page says where somebody signs out: the page they come to ends
 * the session, so that whoever is asked about unsaved work and stays is still signed in.
 */
export const signOutState = (portal: PortalKey): SignOutState => ({ signedOutOf: portal });

/** The portal that somebody signs out of, from a history entry's state. */
export const signedOutOf = (state: unknown): PortalKey | undefined =>
  v.is(signOutStateSchema, state) ? state.signedOutOf : undefined;
