import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

const signOutStateSchema = v.object({ signedOutOf: portalKeySchema });

type SignOutState = v.InferOutput<typeof signOutStateSchema>;

/**
 * History state of the sign-in page after a sign-out. The sign-in page ends the session, so a cancelled navigation does
 * not sign out.
 */
export const createSignOutState = (portal: PortalKey): SignOutState => ({ signedOutOf: portal });

export const readSignedOutPortal = (state: unknown): PortalKey | undefined =>
  v.is(signOutStateSchema, state) ? state.signedOutOf : undefined;
