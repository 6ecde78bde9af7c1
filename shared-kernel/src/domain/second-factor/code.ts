import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { decodeBase32 } from './base32';

/** Validity of an authenticator code in milliseconds. */
const stepMs = 30_000;

const stepOf = (at: number) => Math.max(0, Math.floor(at / stepMs));

/** Computes a code of `digits` digits from the HMAC of a counter (RFC 4226). */
function codeOf(secret: string, count: number, digits: number): string {
  const counted = new Uint8Array(8);
  new DataView(counted.buffer).setBigUint64(0, BigInt(count));
  const digest = hmac(sha1, decodeBase32(secret), counted);
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the authenticator code at a time in milliseconds since 1970 (RFC 6238). */
export const generateAuthenticatorCode = (secret: string, at: number, digits = 6): string =>
  codeOf(secret, stepOf(at), digits);

/** Returns how many seconds the current authenticator code stays valid, from 30 to 1. */
export const getRemainingSeconds = (at: number): number =>
  Math.ceil((stepMs - (((at % stepMs) + stepMs) % stepMs)) / 1000);
