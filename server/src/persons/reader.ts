import { type PortalKey, portalKeySchema } from 'shared-kernel/domain/portal';
import * as v from 'valibot';
import { forbidden } from '../api/problem';
import { companyOfPortal } from '../visibility/visible-records';
import type { Person } from './person';

/** The person of a token. */
export interface SignedIn {
  readonly person: Person;
  /** The end of the token, in milliseconds. */
  readonly expiresAt: number;
}

/** A person in one of its portals. */
export interface Reader extends SignedIn {
  readonly portal: PortalKey;
}

/** The person in the portal of a request. A person with one portal need not name it. */
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
