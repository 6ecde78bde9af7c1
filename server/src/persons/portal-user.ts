import type { Person } from 'remote-account/commands';
import { type PortalKey, portalKeySchema } from 'shared-kernel/domain/portal';
import * as v from 'valibot';
import { HttpProblem } from '../api/problem';
import { getPortalCompany } from '../visibility/visible-records';

/** The signed-in user, as identified by the access token. */
export interface SignedInSession {
  readonly person: Person;
  /** Expiry time of the token, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface PortalUser extends SignedInSession {
  readonly portal: PortalKey;
}

/** Returns the user in the requested portal. Users with only one portal can omit it. */
export function createPortalUser(signedIn: SignedInSession, wanted?: string): PortalUser {
  const { portals, company } = signedIn.person;
  const portal = wanted ?? (portals.length === 1 ? portals[0] : undefined);
  if (!v.is(portalKeySchema, portal) || !portals.includes(portal))
    throw new HttpProblem(403, 'You cannot use this portal.');
  const companyOfRecords = getPortalCompany(portal);
  if (companyOfRecords !== undefined && company !== companyOfRecords)
    throw new HttpProblem(403, 'Your company does not use this workspace.');
  return { ...signedIn, portal };
}
