import { productName } from 'shared-kernel/domain/portal';
import { encodeUrlText } from 'shared-kernel/domain/text';

/** Base32 alphabet (RFC 4648), five bits per character. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 32 base32 characters are 160 bits, which RFC 4226 recommends. */
const secretLength = 32;

/** Returns a new random base32 secret, which the authenticator and the sign-in share. */
export const createAuthenticatorSecret = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(secretLength)),
    (byte) => letters[byte % letters.length],
  ).join('');

export function createAuthenticatorUri(account: string, secret: string): string {
  const label = encodeUrlText(`${productName}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeUrlText(productName)}&algorithm=SHA1&digits=6&period=30`;
}
