import { unauthorized, unavailable } from '../api/problem';
import { executeOwnCommand } from '../commands/execute-command';
import type { ServerWorkspace } from '../commands/run-in-transaction';
import { loadRows } from '../database/record-rows';
import { foldEmail, linkPerson, persons, type Person } from './person';
import type { SignedIn } from './reader';
import { isTokenError, type TokenClaims, type VerifyToken } from './verify-token';

/** Finds the person of a token. */
export type Identify = (authorization: string | undefined) => Promise<SignedIn>;

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

/** Reads the person for each request, so that the token of a removed person stops working. */
export const createIdentify =
  (workspace: ServerWorkspace, verify: VerifyToken): Identify =>
  async (authorization = '') => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization) ?? [];
    if (token === undefined) throw unauthorized();
    const claims = await verify(token).catch((error: unknown) => {
      // Errors of other kinds mean that the signing keys could not be loaded, so the token may be valid.
      throw isTokenError(error) ? unauthorized() : unavailable('The sign-in cannot be checked.');
    });
    const person = await personOf(workspace, claims);
    if (!person) throw unauthorized();
    return { person, expiresAt: claims.expiresAt };
  };
