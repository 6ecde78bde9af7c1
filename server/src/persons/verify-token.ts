import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import * as v from 'valibot';

export interface TokenConfig {
  readonly issuer: string;
  readonly audience: string;
  /** URL of the issuer’s key set (JWKS), or the key set itself. */
  readonly keys: URL | JSONWebKeySet;
}

/** Only asymmetric algorithms are accepted. Otherwise, someone could sign a forged token with the public key. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Accepted clock difference between the server and the token issuer, in seconds. */
const clockTolerance = 30;

/** Maximum number of cached tokens, and the time for which their claims are cached, in milliseconds. */
const maxVerified = 1000;
const verifiedMs = 60_000;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
});

export interface TokenClaims {
  /** Issuer and subject of the token. Together they identify a user permanently. */
  readonly subject: string;
  /** Email address of the user, if the issuer has verified it. */
  readonly verifiedEmail: string | undefined;
  /** Expiry time of the access token, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export type TokenVerifier = (token: string) => Promise<TokenClaims>;

/**
 * Returns a function that verifies access tokens. It rejects expired tokens, forged tokens and tokens of other issuers.
 */
export function createTokenVerifier({ issuer, audience, keys }: TokenConfig): TokenVerifier {
  const keySet = keys instanceof URL ? createRemoteJWKSet(keys) : createLocalJWKSet(keys);
  const requiredClaims = ['sub', 'exp'];
  const options = { issuer, audience, algorithms, clockTolerance, requiredClaims };
  const verified = new Map<string, TokenClaims & { readonly until: number }>();
  return async (token) => {
    const known = verified.get(token);
    if (known && Date.now() < known.until) return known;
    verified.delete(token);
    const { payload } = await jwtVerify(token, keySet, options);
    const { sub, exp, email, email_verified: isVerified } = v.parse(claimsSchema, payload);
    const claims = {
      subject: JSON.stringify([issuer, sub]),
      verifiedEmail: isVerified === true ? email : undefined,
      expiresAt: exp * 1000,
    };
    if (verified.size >= maxVerified) verified.clear();
    const until = Math.min(claims.expiresAt, Date.now() + verifiedMs);
    verified.set(token, { ...claims, until });
    return claims;
  };
}

const tokenErrors = /^ERR_(JW[ST]_|JOSE_ALG|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING_KEY)/;

export const isTokenError = (error: unknown): boolean =>
  error instanceof v.ValiError ||
  (error instanceof Error && 'code' in error && tokenErrors.test(String(error.code)));
