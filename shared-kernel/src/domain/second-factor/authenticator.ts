import { productName } from '../portal';
import { base32Of } from './base32';

/** RFC 4226 asks for as long a secret as the hash is. */
const secretBytes = 20;

/** A secret that an authenticator and who asks it share, in base32. */
export const newSecret = (): string =>
  base32Of(crypto.getRandomValues(new Uint8Array(secretBytes)));

/** What another authenticator takes over a secret by, as their apps read it. */
export function authenticatorAddress(account: string, secret: string): string {
  const label = encodeURIComponent(`${productName}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(productName)}&algorithm=SHA1&digits=6&period=30`;
}
