import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import * as v from 'valibot';

export interface TokenConfig {
  readonly issuer: string;
  readonly audience: string;
  /** The address of the issuer’s keys, or the keys. */
  readonly keys: URL | JSONWebKeySet;
}

/** Asymmetric algorithms only, so that no one can sign with a public key. */
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

/** Accepted difference of clocks, in seconds. */
const clockTolerance = 30;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
});

export interface TokenClaims {
  /** The issuer and the subject, which identify a person for ever. */
  readonly subject: string;
  /** The address, if the issuer has verified it. */
  readonly verifiedEmail: string | undefined;
  /** The end of the token, in milliseconds. */
  readonly expiresAt: number;
}

export type VerifyToken = (token: string) => Promise<TokenClaims>;

/** Returns a function that verifies access tokens. It rejects for an expired, forged or foreign token. */
export function createTokenVerifier({ issuer, audience, keys }: TokenConfig): VerifyToken {
  const keySet = keys instanceof URL ? createRemoteJWKSet(keys) : createLocalJWKSet(keys);
  const requiredClaims = ['sub', 'exp'];
  const options = { issuer, audience, algorithms, clockTolerance, requiredClaims };
  return async (token) => {
    const { payload } = await jwtVerify(token, keySet, options);
    const { sub, exp, email, email_verified: isVerified } = v.parse(claimsSchema, payload);
    return {
      subject: JSON.stringify([issuer, sub]),
      verifiedEmail: isVerified === true ? email : undefined,
      expiresAt: exp * 1000,
    };
  };
}

const tokenErrors = /^ERR_(JW[ST]_|JOSE_ALG|JOSE_NOT_SUPPORTED|JWKS_NO_MATCHING_KEY)/;

/** Whether an error of the verification is a fault of the token. */
export const isTokenError = (error: unknown): boolean =>
  error instanceof v.ValiError ||
  (error instanceof Error && 'code' in error && tokenErrors.test(String(error.code)));
