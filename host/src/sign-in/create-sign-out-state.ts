import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

const signOutStateSchema = v.object({ signedOutOf: portalKeySchema });

type SignOutState = v.InferOutput<typeof signOutStateSchema>;

/**
 * History state that tells the sign-in page to end the session. If the user cancels the navigation, the session does
 * not end.
 */
export const createSignOutState = (portal: PortalKey): SignOutState => ({ signedOutOf: portal });

export const readSignedOutPortal = (state: unknown): PortalKey | undefined =>
  v.is(signOutStateSchema, state) ? state.signedOutOf : undefined;
