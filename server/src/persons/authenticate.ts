import { type PortalKey, portalKeySchema } from 'shared-kernel/domain/portal';
import * as v from 'valibot';
import { forbidden, unauthorized, unavailable } from '../api/problem';
import { executeOwnCommand } from '../commands/execute-command';
import type { ServerWorkspace } from '../commands/run-in-transaction';
import { loadRows } from '../database/record-rows';
import { companyOfPortal } from '../visibility/visible-records';
import { foldEmail, linkPerson, persons, type Person } from './person';
import type { Reader } from './reader';
import { isTokenError, type TokenClaims, type VerifyToken } from './verify-token';

export interface Credentials {
  readonly authorization: string | undefined;
  readonly portal: string | undefined;
}

export type Authenticate = (credentials: Credentials) => Promise<Reader>;

async function findBy({ database }: ServerWorkspace, index: string, equals: string) {
  const [stored] = await loadRows(database, persons, { index, range: { equals, limit: 1 } });
  return stored?.record as Person | undefined;
}

/**
 * Finds the person of an access token. The first sign-in with a verified email links the person to the token's subject.
 */
async function personOf(workspace: ServerWorkspace, claims: TokenClaims) {
  const { subject, verifiedEmail } = claims;
  const known = await findBy(workspace, 'subject', subject);
  if (known || verifiedEmail === undefined) return known;
  const invited = await findBy(workspace, 'email', foldEmail(verifiedEmail));
  if (!invited || invited.subject !== undefined) return undefined;
  await executeOwnCommand(workspace, linkPerson, { id: invited.id, subject });
  return findBy(workspace, 'subject', subject);
}

function portalOf({ portals }: Person, wanted: string | undefined): PortalKey {
  const portal = wanted ?? (portals.length === 1 ? portals[0] : undefined);
  if (!v.is(portalKeySchema, portal) || !portals.includes(portal))
    throw forbidden('You cannot use this portal.');
  return portal;
}

/**
 * Returns a function that finds the person and portal of a request. Each request reads the person, so tokens of removed
 * persons stop working.
 */
export const createAuthenticate =
  (workspace: ServerWorkspace, verify: VerifyToken): Authenticate =>
  async ({ authorization = '', portal: wanted }) => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization) ?? [];
    if (token === undefined) throw unauthorized();
    const claims = await verify(token).catch((error: unknown) => {
      // Errors of other kinds mean that the signing keys could not be loaded, so the token may be valid.
      throw isTokenError(error) ? unauthorized() : unavailable('The sign-in cannot be checked.');
    });
    const person = await personOf(workspace, claims);
    if (!person) throw unauthorized();
    const portal = portalOf(person, wanted);
    const company = companyOfPortal(portal);
    if (company !== undefined && person.company !== company)
      throw forbidden('Your company does not use this workspace.');
    return { person, portal, expiresAt: claims.expiresAt };
  };
