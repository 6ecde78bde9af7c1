import { createLocalJWKSet, createRemoteJWKSet, jwtVerify } from 'jose';
import { normalizeEmail, personCollection, type Person } from 'remote-account/commands';
import * as v from 'valibot';
import { HttpProblem } from '../api/problem';
import { executeServerCommand } from '../commands/execute-command';
import { synchronize, type ServerWorkspace } from '../commands/server-workspace';
import type { ServerConfig } from '../config';
import { linkPerson } from './person';
import type { SignedInSession } from './portal-user';

/** Accepted clock difference between the server and the token issuer, in seconds. */
const clockTolerance = 30;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
});

/** Codes of errors that the token causes. Other errors mean that the signing keys could not be loaded. */
const tokenErrors = /^ERR_(JW[ST]_|JOSE_ALG|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING_KEY)/;

function createTokenVerifier({ issuer, audience, keys }: ServerConfig) {
  // Key sets refuse symmetric algorithms, so nobody can sign a forged token with a public key.
  const keySet = keys instanceof URL ? createRemoteJWKSet(keys) : createLocalJWKSet(keys);
  const options = { issuer, audience, clockTolerance, requiredClaims: ['sub', 'exp'] };
  return async (token: string) => {
    const { payload } = await jwtVerify(token, keySet, options).catch((error: unknown) => {
      const { code } = Object(error) as { readonly code?: unknown };
      throw tokenErrors.test(String(code))
        ? new HttpProblem(401)
        : new HttpProblem(503, 'The sign-in cannot be checked.');
    });
    const claims = v.safeParse(claimsSchema, payload);
    if (!claims.success) throw new HttpProblem(401);
    return claims.output;
  };
}

async function findBy(workspace: ServerWorkspace, index: string, equals: string) {
  await synchronize(workspace);
  const query = { index, range: { equals, limit: 1 } };
  const [stored] = await workspace.cache.read(workspace.database, personCollection, query);
  return stored?.record as Person | undefined;
}

/** Looks up the user of a token for each request, so that the token of a removed user stops working. */
export function createRequestAuthenticator(workspace: ServerWorkspace, config: ServerConfig) {
  const verify = createTokenVerifier(config);

  return async (authorization = ''): Promise<SignedInSession> => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization) ?? [];
    if (token === undefined) throw new HttpProblem(401);
    const { sub, exp, email, email_verified: isVerified } = await verify(token);
    // Issuer and subject together identify a user permanently.
    const subject = JSON.stringify([config.issuer, sub]);
    let person = await findBy(workspace, 'subject', subject);
    // The first sign-in with a verified email address links the invited user to the subject.
    if (!person && email !== undefined && isVerified === true) {
      const invited = await findBy(workspace, 'email', normalizeEmail(email));
      if (!invited || invited.subject !== undefined) throw new HttpProblem(401);
      await executeServerCommand(workspace, linkPerson, { id: invited.id, subject });
      person = await findBy(workspace, 'subject', subject);
    }
    if (!person) throw new HttpProblem(401);
    return { person, expiresAt: exp * 1000 };
  };
}

export type RequestAuthenticator = ReturnType<typeof createRequestAuthenticator>;
