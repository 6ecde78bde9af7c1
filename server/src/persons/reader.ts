import { type PortalKey, portalKeySchema } from 'shared-kernel/domain/portal';
import * as v from 'valibot';
import { forbidden } from '../api/problem';
import { companyOfPortal } from '../visibility/visible-records';
import type { Person } from './person';

/** The person of a token. */
export interface SignedIn {
  readonly person: Person;
  /** Expiry time of the token, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A person who reads in one portal. */
export interface Reader extends SignedIn {
  readonly portal: PortalKey;
}

/** Returns the person in the requested portal. People with a single portal can omit the portal. */
export function readerOf(signedIn: SignedIn, wanted: string | undefined): Reader {
  const { portals, company } = signedIn.person;
  const portal = wanted ?? (portals.length === 1 ? portals[0] : undefined);
  if (!v.is(portalKeySchema, portal) || !portals.includes(portal))
    throw forbidden('You cannot use this portal.');
  const companyOfRecords = companyOfPortal(portal);
  if (companyOfRecords !== undefined && company !== companyOfRecords)
    throw forbidden('Your company does not use this workspace.');
  return { ...signedIn, portal };
}
