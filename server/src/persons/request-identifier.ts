import { HttpProblem } from '../api/problem';
import { executeServerCommand } from '../commands/execute-command';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import { normalizeEmail, linkPerson, personCollection, type Person } from './person';
import type { SignedInSession } from './reader';
import { isTokenError, type TokenClaims, type TokenVerifier } from './verify-token';

/** Returns the user to whom a token belongs. With `isChecked`, the caller checks whether the user still exists. */
export type RequestIdentifier = (
  authorization: string | undefined,
  isChecked?: boolean,
) => Promise<SignedInSession>;

async function findBy({ database, cache }: ServerWorkspace, index: string, equals: string) {
  const [stored] = await cache.read(database, personCollection, {
    index,
    range: { equals, limit: 1 },
  });
  return stored?.record as Person | undefined;
}

/**
 * Finds the user to whom a token belongs. The first sign-in with a verified email address links the user to the token’s
 * subject.
 */
async function personOf(workspace: ServerWorkspace, claims: TokenClaims, isChecked: boolean) {
  const { subject, verifiedEmail } = claims;
  const cached = isChecked ? await findBy(workspace, 'subject', subject) : undefined;
  if (cached) return cached;
  await synchronize(workspace);
  const known = await findBy(workspace, 'subject', subject);
  if (known || verifiedEmail === undefined) return known;
  const invited = await findBy(workspace, 'email', normalizeEmail(verifiedEmail));
  if (!invited || invited.subject !== undefined) return undefined;
  await executeServerCommand(workspace, linkPerson, { id: invited.id, subject });
  await synchronize(workspace);
  return findBy(workspace, 'subject', subject);
}

/** Looks up the user for each request, so that the token of a removed user stops working. */
export const createRequestIdentifier =
  (workspace: ServerWorkspace, verify: TokenVerifier): RequestIdentifier =>
  async (authorization = '', isChecked = false) => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization) ?? [];
    if (token === undefined) throw new HttpProblem(401);
    const claims = await verify(token).catch((error: unknown) => {
      // Any other error means that the signing keys could not be loaded, so the token may be valid.
      throw isTokenError(error)
        ? new HttpProblem(401)
        : new HttpProblem(503, 'The sign-in cannot be checked.');
    });
    const person = await personOf(workspace, claims, isChecked);
    if (!person) throw new HttpProblem(401);
    return { person, expiresAt: claims.expiresAt };
  };
