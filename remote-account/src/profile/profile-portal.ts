import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import * as v from 'valibot';

/** The portal a profile is shown for, `legal` and `law_firm` alike; unknown or missing is client (PR1). */
export function profilePortalFromKey(text: string | undefined): PortalKey {
  const key = text === 'legal' ? 'law_firm' : text;
  return v.is(portalKeySchema, key) ? key : 'client';
}
