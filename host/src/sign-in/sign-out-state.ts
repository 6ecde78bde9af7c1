import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

const signOutStateSchema = v.object({ signedOutOf: portalKeySchema });

type SignOutState = v.InferOutput<typeof signOutStateSchema>;

/**
 * What the history entry of the sign-in page says after a sign-out: the page that opens ends
 * the session, so that a user who is asked about unsaved work and stays is still signed in.
 */
export const signOutState = (portal: PortalKey): SignOutState => ({ signedOutOf: portal });

/** The portal that a user signs out of, from a history entry's state. */
export const signedOutOf = (state: unknown): PortalKey | undefined =>
  v.is(signOutStateSchema, state) ? state.signedOutOf : undefined;
