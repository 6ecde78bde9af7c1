import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

/** The portal a profile is shown for; unknown or missing is client (PR1). */
export function profilePortalFromKey(text: string | undefined): PortalKey {
  return v.is(portalKeySchema, text) ? text : 'client';
}
