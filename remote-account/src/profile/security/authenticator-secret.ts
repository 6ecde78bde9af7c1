import { productName } from 'shared-kernel/domain/portal';
import { encodeForUrl } from 'shared-kernel/domain/text';

/** The letters of base32 (RFC 4648), five bits each. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4226 asks for as long a secret as the hash is: 160 bits. */
const secretLength = 32;

/** A secret that an authenticator and who asks it share, in base32. */
export const newSecret = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(secretLength)),
    (byte) => letters[byte % letters.length],
  ).join('');

/** What another authenticator takes over a secret by, as their apps read it. */
export function authenticatorAddress(account: string, secret: string): string {
  const label = encodeForUrl(`${productName}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeForUrl(productName)}&algorithm=SHA1&digits=6&period=30`;
}
